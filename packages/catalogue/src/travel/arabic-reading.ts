/**
 * How readers of another language say a spelling, in Arabic letters: as newspapers write foreign names, every vowel is a letter.
 */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'ا',
  b: 'ب',
  c: 'ج',
  ç: 'تش',
  d: 'د',
  e: 'ي',
  E: 'ي',
  f: 'ف',
  g: 'غ',
  ğ: 'غ',
  h: 'ه',
  ı: 'ي',
  i: 'ي',
  j: 'ج',
  k: 'ك',
  l: 'ل',
  m: 'م',
  n: 'ن',
  o: 'و',
  ö: 'و',
  p: 'ب',
  r: 'ر',
  s: 'س',
  ş: 'ش',
  t: 'ت',
  u: 'و',
  ü: 'و',
  v: 'ف',
  w: 'و',
  x: 'خ',
  y: 'ي',
  z: 'ز',
  '-': ' ',
};

/** English readers say one sound for two letters. */
const ENGLISH: Readonly<Record<string, string>> = { th: 'ث', dh: 'ذ' };

/** A vowel at the beginning of a word needs its hamza. */
const AT_THE_BEGINNING: Readonly<Record<string, string>> = {
  a: 'أ',
  e: 'إي',
  E: 'إي',
  ı: 'إي',
  i: 'إي',
  o: 'أو',
  ö: 'أو',
  u: 'أو',
  ü: 'أو',
};

/** `reader`: the language whose readers say it so. */
export const sayInArabicLetters = (said: string, reader: string): string =>
  said
    .split(' ')
    .map((word) => {
      const [first = ''] = word;
      const start = AT_THE_BEGINNING[first];
      return (
        (start ?? '') +
        (start ? word.slice(1) : word)
          .replace(/[td]h/gu, (both) => (reader === 'en' ? (ENGLISH[both] ?? both) : both))
          .replace(/[\p{Script=Latin}-]/gu, (sound) => LETTERS[sound] ?? '')
      );
    })
    .join(' ');
