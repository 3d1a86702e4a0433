import { foldedForm, hasVowelSigns, isArabicScript, strictForm } from './fold.ts';
import { readingsOf } from './keys.ts';
import { letterDistance } from './letter-distance.ts';
import { soundDistance, UNWRITTEN_VOWELS, WRITTEN_VOWELS } from './sound-distance.ts';
import type { Reading } from './sounds.ts';

/** A written name with everything that is compared. */
export interface Spelling {
  readonly strict: string;
  readonly folded: string;
  readonly readings: readonly Reading[];
  readonly inArabic: boolean;
  /** Whether short vowels are visible: always in Latin script, in Arabic only with vowel signs. */
  readonly showsVowels: boolean;
}

/** How a stored spelling matched: same letters, same plain letters, same sound, or with a typo. */
export type Via = 'strict' | 'folded' | 'sound' | 'letters';

export interface Closeness {
  readonly score: number;
  readonly via: Via;
}

export function spellingOf(text: string, mostReadings: number, asGirlsName = false): Spelling {
  const inArabic = isArabicScript(text);
  return {
    strict: strictForm(text),
    folded: foldedForm(text),
    readings: readingsOf(text, asGirlsName).slice(0, mostReadings),
    inArabic,
    showsVowels: !inArabic || hasVowelSigns(text),
  };
}

const STRICT = 1.2;
const FOLDED = 1.1;
/** Only the same letters score higher. */
export const SAME_SOUNDS = 1;
/** Cost of each less likely choice in a reading. */
const SECOND_CHOICE = 0.08;
/** Minimum length, so that one sound does not separate short names. */
const SHORTEST_LENGTH = 3.5;
/** Readings whose lengths differ by more are not compared. */
const LENGTHS_APART = 4;
/** Sounds further apart than this, relative to length, are no match. */
const NOTHING_IN_COMMON = 0.5;
/** Weight of the letters beside the sounds: of two names that sound alike, the one that looks alike wins. */
const LETTERS_WEIGHT = 0.22;
const ACROSS_SCRIPTS = 0.1;
/** Consonants alone are weak evidence for a name typed with vowels. */
const ACROSS_SCRIPTS_WITHOUT_VOWELS = 0.2;
/** A typo explains a spelling slightly worse than a sound does. */
const TYPO_WEIGHT = 0.97;

function soundCloseness(query: Spelling, stored: Spelling): number {
  const acrossScripts = query.inArabic !== stored.inArabic;
  const onlyTyped = stored.showsVowels ? WRITTEN_VOWELS : UNWRITTEN_VOWELS;
  const onlyStored = query.showsVowels ? WRITTEN_VOWELS : UNWRITTEN_VOWELS;
  let closest = NOTHING_IN_COMMON;
  for (const typed of query.readings)
    for (const known of stored.readings) {
      const a = typed.sounds;
      const b = known.sounds;
      if (!acrossScripts && Math.abs(a.length - b.length) > LENGTHS_APART) continue;
      const length = Math.max(SHORTEST_LENGTH, (a.length + b.length) / 2);
      const unlikely = SECOND_CHOICE * (typed.unlikeliness + known.unlikeliness);
      const worthBelow = closest * length - unlikely;
      if (worthBelow <= 0) continue;
      const distance = soundDistance(a, b, onlyTyped, onlyStored, worthBelow);
      closest = Math.min(closest, (distance + unlikely) / length);
    }
  return SAME_SOUNDS - closest;
}

/**
 * How well a stored spelling explains the query: 1.2 for the same letters, 1 for the same sounds, towards 0 for nothing in
 * common.
 */
export function closenessOf(query: Spelling, stored: Spelling): Closeness {
  if (query.strict === stored.strict) return { score: STRICT, via: 'strict' };
  if (query.folded === stored.folded) return { score: FOLDED, via: 'folded' };
  if (query.inArabic !== stored.inArabic) {
    const penalty = stored.showsVowels ? ACROSS_SCRIPTS : ACROSS_SCRIPTS_WITHOUT_VOWELS;
    return { score: soundCloseness(query, stored) - penalty, via: 'sound' };
  }
  const slips =
    letterDistance(query.folded, stored.folded) /
    Math.max(query.folded.length, stored.folded.length);
  const byLetters = TYPO_WEIGHT * (1 - slips);
  // Arabic has one orthography: another letter is another name (محمد, محمود) or a typo, never an accent.
  if (query.inArabic) return { score: byLetters, via: 'letters' };
  const bySound = soundCloseness(query, stored) - LETTERS_WEIGHT * slips;
  return byLetters > bySound
    ? { score: byLetters, via: 'letters' }
    : { score: bySound, via: 'sound' };
}
