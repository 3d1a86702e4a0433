import type { Root } from '@ismi/contract';
import type { Meaning } from './meanings.rules.ts';

/** Wishes that a word of the text turns on. */
export type PlainWish =
  | 'rare'
  | 'known'
  | 'classic'
  | 'short'
  | 'notDated'
  | 'quranic'
  | 'companion'
  | 'prophet'
  | 'notProphet'
  | 'ahlulbayt'
  | 'notReligious'
  | 'religious'
  | 'shia'
  | 'alevi'
  | 'sunni'
  | 'notTheSame'
  | 'plainLetters';

/** The words of one language by which wishes are read. */
export interface Lexicon {
  /** A word after which a refusal no longer holds. */
  pause: RegExp;
  /** A refusal before the names it refuses. */
  refusesBefore: RegExp;
  /** A refusal after the names it refuses. */
  refusesAfter: RegExp;
  /** The name is given too often, or belongs to somebody near. */
  taken: RegExp;
  love: RegExp;
  sibling: RegExp;
  /** A person whom the name may remember. */
  elder: RegExp;
  /** That somebody shall be remembered. */
  remember: RegExp;
  /** The parents' own names, and other people who are only mentioned. */
  bystander: RegExp;
  /** Joins two names of one list. */
  joins: RegExp;
  /** Capital letters that are no names. */
  notNames: RegExp;
  atStart: RegExp;
  atEnd: RegExp;
  /** A second name that is already decided. */
  pair: RegExp;
  /** Before a number of syllables that is the most. */
  syllables: RegExp;
  numbers: Readonly<Record<string, number>>;
  plain: readonly (readonly [PlainWish, RegExp])[];
  meanings: Readonly<Partial<Record<Meaning, RegExp>>>;
  roots: Readonly<Partial<Record<Root, RegExp>>>;
  /** Languages in which the name has to work. */
  worksIn: Readonly<Record<string, RegExp>>;
}
