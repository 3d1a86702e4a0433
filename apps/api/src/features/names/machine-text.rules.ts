import { LOCALES, type Locale } from '@ismi/contract';
import {
  cleanModelText,
  fiveWordRuns,
  hasForeignContent,
  makesUnprovenClaim,
  repeatsRun,
} from '../../lib/model-text.ts';
import { isInLanguage } from '../../lib/text-language.ts';

/** The same value with every text in it cleaned. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanModelText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanTexts(inner)]));
}

type LocalizedText = Record<Locale, string>;

export const isLocalizedText = (value: unknown): value is LocalizedText =>
  typeof value === 'object' && value !== null && LOCALES.every((locale) => locale in value);

/** The texts of an answer that exist in all four languages. */
const textsIn = (answer: object): LocalizedText[] => Object.values(answer).filter(isLocalizedText);

/**
 * Whether every text may be stored and sold: in its own language, without addresses, markup, our instructions or long parts of the
 * question, and without unchecked claims about the Qur'an, prophets or numbers.
 */
export function isSellable(answer: object, ourRuns: ReadonlySet<string>, form: string): boolean {
  const questionRuns = fiveWordRuns(form);
  const isAllowed = (locale: Locale, text: string) =>
    isInLanguage(locale, text) &&
    !hasForeignContent(text) &&
    !makesUnprovenClaim(text, locale) &&
    !repeatsRun(text, ourRuns) &&
    !repeatsRun(text, questionRuns);
  return textsIn(answer).every((texts) =>
    LOCALES.every((locale) => isAllowed(locale, texts[locale])),
  );
}
