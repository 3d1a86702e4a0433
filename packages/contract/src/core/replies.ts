import type { Locale } from './locales.ts';
import ar from './reply-texts/ar.json' with { type: 'json' };
import de from './reply-texts/de.json' with { type: 'json' };
import en from './reply-texts/en.json' with { type: 'json' };
import tr from './reply-texts/tr.json' with { type: 'json' };

const TEXTS = { tr, en, de, ar } satisfies Record<Locale, Record<string, string>>;
type ReplyName = keyof typeof en;

/** The user text of a success. */
export const replyText = (name: ReplyName, locale: Locale): string => TEXTS[locale][name];
