import { type Locale, plainAlif } from '@ismi/contract';

/** The alphabet of each language, for the letter index. */
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
    // The one letter that becomes another letter without its dot.
    .replace('ı', 'i');

/** The first real letter of a name: a raised ʿayn does not count. */
const firstLetterOf = (name: string): string =>
  [...name].find((sign) => /[\p{Lu}\p{Ll}\p{Lo}]/u.test(sign)) ?? '';

/** The index letter of a name in a language. */
export function letterOf(name: string, locale: Locale): string {
  const first = firstLetterOf(name);
  if (locale === 'ar') return plainAlif(first);
  const small = first.toLocaleLowerCase(locale);
  return ALPHABETS[locale].includes(small) ? small : withoutMarks(small);
}

/** Letters in alphabetical order; those outside the alphabet (Turkish W) come last. */
export function compareLetters(locale: Locale): (one: string, other: string) => number {
  const placeOf = (letter: string) => {
    const place = ALPHABETS[locale].indexOf(letter);
    return place === -1 ? ALPHABETS[locale].length : place;
  };
  return (one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other, locale);
}
