import { isArabicScript } from '../matching/fold.ts';
import { stripMarks } from './arabic.ts';

export type NameLength = 'short' | 'medium' | 'long';

/** The most letters of a short and of a medium name. Arabic does not write short vowels, so names have fewer letters. */
const MOST_LETTERS = {
  latin: { short: 4, medium: 7 },
  arabic: { short: 3, medium: 5 },
} as const;

/** The length of a name in its script: counts letters, not vowel signs, spaces or hyphens. */
export function lengthOf(written: string): NameLength {
  const letters = [...stripMarks(written)].filter((sign) => /\p{L}/u.test(sign)).length;
  const most = MOST_LETTERS[isArabicScript(written) ? 'arabic' : 'latin'];
  if (letters <= most.short) return 'short';
  return letters <= most.medium ? 'medium' : 'long';
}
