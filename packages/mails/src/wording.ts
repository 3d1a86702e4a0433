import type { Locale } from '@ismi/contract/locales';
import ar from './wording/ar.json' with { type: 'json' };
import de from './wording/de.json' with { type: 'json' };
import en from './wording/en.json' with { type: 'json' };
import tr from './wording/tr.json' with { type: 'json' };

/** The texts that every mail has; its frame uses them. */
export interface FrameWording {
  subject: string;
  preview: string;
  heading: string;
  /** The footer: why this mail came. */
  reason: string;
}

export type Wording = typeof de;
export type WordedMail = keyof Wording;

export const WORDING: Record<Locale, Wording & Record<WordedMail, FrameWording>> = {
  tr,
  en,
  de,
  ar,
};

/** One pass without escaping: a value that looks like a placeholder stays as it is, and React escapes later. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined)
      throw new Error(`The wording names {{${name}}}, which the mail does not have`);
    return value;
  });
}

/** All texts of a mail with their placeholders filled. */
export function fillAll<W extends object>(words: W, values: Readonly<Record<string, string>>): W {
  const filled = Object.entries(words).map(([key, text]) => [key, fill(text, values)]);
  return Object.fromEntries(filled) as W; // the same keys, and strings stay strings
}
