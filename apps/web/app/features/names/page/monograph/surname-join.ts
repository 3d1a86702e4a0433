const VOWELS = /[aeıioöuüâîûäëïéèêàáíóúə]/u;
const ARABIC_VOWELS = /[اويىآ]/u;

const plain = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');
const isVowel = (letter: string): boolean => VOWELS.test(letter) || ARABIC_VOWELS.test(letter);

const lettersOf = (text: string, locale: string): string[] => [
  ...text.toLocaleLowerCase(locale).replace(/[^\p{L}]/gu, ''),
];

export type Join = 'vowels' | 'same' | 'consonants' | 'smooth';

/** How the end of a first name and the beginning of a surname meet. */
export function joinOf(first: string, surname: string, locale: string): Join | null {
  const last = lettersOf(first, locale).at(-1);
  const [begin] = lettersOf(surname, locale);
  if (!last || !begin) return null;
  if (isVowel(last) && isVowel(begin)) return 'vowels';
  if (plain(last) === plain(begin)) return 'same';
  return isVowel(last) === isVowel(begin) ? 'consonants' : 'smooth';
}

/** The first letters of both, as the page's language capitalises them. */
export const initialsOf = (first: string, surname: string, locale: string): string =>
  [first, surname]
    .flatMap((part) => part.match(/\p{L}/u)?.[0] ?? [])
    .map((letter) => `${letter.toLocaleUpperCase(locale)}.`)
    .join(' ');
