import type { UnderstoodWish } from '@ismi/contract';
import type { Screen } from '../screens.ts';

/** Groups of what was understood, in their order; each with the question in which more is added. */
export const GROUPS = {
  child: undefined,
  home: 'culture',
  origin: 'culture',
  faith: 'religious',
  loved: 'details',
  refused: 'details',
  meaning: 'meaning',
  sound: 'phonetic',
  common: 'popularity',
  family: 'sibling',
} as const satisfies Record<string, Screen | undefined>;
export type Group = keyof typeof GROUPS;
// Object.keys loses the literal types.
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

export const GROUP_OF_WISH: Readonly<Record<UnderstoodWish['wish'], Group>> = {
  love: 'loved',
  honour: 'loved',
  pairWith: 'sound',
  avoid: 'refused',
  taken: 'refused',
  notMeanings: 'refused',
  siblings: 'family',
  roots: 'origin',
  meanings: 'meaning',
  worksIn: 'home',
  without: 'sound',
  startsWith: 'sound',
  notStartsWith: 'sound',
  endsWith: 'sound',
  notEndsWith: 'sound',
  maxSyllables: 'sound',
  minSyllables: 'sound',
  notDated: 'common',
  faith: 'faith',
  tradition: 'faith',
  quranic: 'faith',
  companion: 'faith',
  prophet: 'faith',
  notProphet: 'faith',
  ahlulbayt: 'faith',
};
