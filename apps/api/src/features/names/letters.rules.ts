import { type Locale, plainAlif } from '@ismi/contract';

/** The order of the letters that a dictionary of each language is divided by. */
const ALPHABETS: Record<Locale, string> = {
  tr: 'abcçdefgğhıijklmnoöprsştuüvyz',
  en: 'abcdefghijklmnopqrstuvwxyz',
  de: 'abcdefghijklmnopqrstuvwxyz',
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
};

const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    // The one letter that loses its dot by being another letter.
    .replace('ı', 'i');

/** The first true letter of a name: a raised ʿayn is none. */
const firstLetterOf = (name: string): string =>
  [...name].find((sign) => /[\p{Lu}\p{Ll}\p{Lo}]/u.test(sign)) ?? '';

/** Under which letter readers of a language look for a name. */
export function letterOf(name: string, locale: Locale): string {
  const first = firstLetterOf(name);
  if (locale === 'ar') return plainAlif(first);
  const small = first.toLocaleLowerCase(locale);
  return ALPHABETS[locale].includes(small) ? small : withoutMarks(small);
}

/** Letters in the order of the alphabet; those that it does not have (Turkish W) come last. */
export function compareLetters(locale: Locale): (one: string, other: string) => number {
  const placeOf = (letter: string) => {
    const place = ALPHABETS[locale].indexOf(letter);
    return place === -1 ? ALPHABETS[locale].length : place;
  };
  return (one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other, locale);
}
