import type { Locale } from '../core/locales.ts';
import ar from './reason-texts/ar.json' with { type: 'json' };
import de from './reason-texts/de.json' with { type: 'json' };
import en from './reason-texts/en.json' with { type: 'json' };
import tr from './reason-texts/tr.json' with { type: 'json' };

/** Every sentence and phrase, by language. */
export const REASON_TEXTS = { tr, en, de, ar } satisfies Record<Locale, Record<string, string[]>>;
export type ReasonText = keyof typeof en;

/** A sentence of the reason for a name; `variant` varies the wording among ten of them. */
export function reasonText(
  name: ReasonText,
  locale: Locale,
  variant = 0,
  values: Record<string, string> = {},
): string {
  const variants: readonly string[] = REASON_TEXTS[locale][name];
  const text = variants[variant % variants.length] ?? '';
  return text.replace(/\{(\w+)\}/gu, (_, key: string) => values[key] ?? '');
}
