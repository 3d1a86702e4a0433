/**
 * How readers of another language say a spelling, in Arabic letters: as newspapers write foreign names, every vowel is a letter.
 */
const LETTERS: Readonly<Record<string, string>> = {
  th: 'ث',
  dh: 'ذ',
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

const SOUND = /[\p{Script=Latin}-]/gu;
/** English readers say one sound for two letters. */
const ENGLISH_SOUND = /[td]h|[\p{Script=Latin}-]/gu;

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
export function sayInArabicLetters(said: string, reader: string): string {
  const sound = reader === 'en' ? ENGLISH_SOUND : SOUND;
  return said
    .split(' ')
    .map((word) => {
      const start = AT_THE_BEGINNING[word.charAt(0)];
      const rest = start ? word.slice(1) : word;
      return (start ?? '') + rest.replace(sound, (letters) => LETTERS[letters] ?? '');
    })
    .join(' ');
}
