import type { Locale } from '@ismi/contract';

/** Words that identify a language rather than a subject. */
const COMMON: Record<Exclude<Locale, 'ar'>, ReadonlySet<string>> = {
  tr: words(
    've bir bu için ile gibi olan anlamı anlamına gelir isim ismi adı sizin hem daha çok kadar ise ki da de olarak dilediğiniz çocuğunuz kısa güçlü yumuşak',
  ),
  en: words(
    'the and of a is it for your you with that this name means as in to which its sounds was an you are wished',
  ),
  de: words(
    'und der die das ein eine ist er für mit eurem eure euch ihr euer wie den dem von zu name bedeutet klingt auch nicht im in ihn sich wünscht',
  ),
};
const MARKS: Record<Exclude<Locale, 'ar'>, RegExp> = {
  tr: /[ığşçİ]/gu,
  en: /\b\w+(?:ing|th)\b/giu,
  de: /[äß]|sch|ch\b/giu,
};
const LATIN = ['tr', 'en', 'de'] as const;
const MOST = 0.6;
/** Below this number of words the language cannot be recognised. */
const TELLING = 4;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

const weightIn = (text: string, locale: (typeof LATIN)[number]): number => {
  const spoken = text.toLocaleLowerCase(locale).split(/[^\p{L}]+/u);
  const common = spoken.filter((word) => COMMON[locale].has(word)).length;
  return common + 0.5 * (text.match(MARKS[locale])?.length ?? 0);
};

/** Whether a text is in the expected language, judged by its letters and function words. */
export function isInLanguage(locale: Locale, text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter)).length;
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (locale === 'ar') return arabic >= MOST * letters.length && letters.length > 0;
  if (latin < MOST * letters.length || letters.length === 0) return false;
  if (text.split(/\s+/u).length < TELLING) return true;
  const own = weightIn(text, locale);
  return LATIN.every((other) => other === locale || weightIn(text, other) <= own);
}
