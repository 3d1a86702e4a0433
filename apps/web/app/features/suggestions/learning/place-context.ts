import type { Locale, SuggestedName } from '@ismi/contract';
import type { NameSlots } from '../results/name-slots.ts';
import { alikeTo, keyOfName } from './said.ts';
import type { Learning } from './use-learning.ts';

/** What every place of a list needs. */
export interface PlaceContext {
  /** Language of the reasons. */
  language: Locale;
  slots: NameSlots;
  learning: Learning;
  /** Keys of names that were refused before this visit: they have no place. */
  away: ReadonlySet<string>;
}

/** Whether anything stands in the places of these names: a card, or names that are like one of them. */
export const isAnyShown = (
  names: readonly SuggestedName[],
  { away, learning }: PlaceContext,
): boolean =>
  names.some((name) => !away.has(keyOfName(name)) || alikeTo(learning.said, name).length > 0);
