import {
  NAME_GENDERS,
  NAME_LENGTHS,
  NAME_THEMES,
  POPULARITY_CLASSES,
  SUGGESTION_CULTURES,
} from '../suggestions/questionnaire.ts';
import { TRAVEL_GRADES } from './travel-grades.ts';

/**
 * The filters of name lists, in the order in which an address names them: the first one in the path, the others in the query.
 * Free of zod, so that pages may import it.
 */
export const NAME_WAYS = [
  'gender',
  'culture',
  'theme',
  'letter',
  'length',
  'travel',
  'commonness',
] as const;
export type NameWay = (typeof NAME_WAYS)[number];

/** At most one value of each filter. */
export type NameFilters = Partial<Record<NameWay, string>>;

/** All values of a filter, in their order; letters depend on the language. */
export const WAY_VALUES = {
  gender: NAME_GENDERS,
  culture: SUGGESTION_CULTURES,
  theme: NAME_THEMES,
  length: NAME_LENGTHS,
  travel: TRAVEL_GRADES,
  commonness: POPULARITY_CLASSES.toReversed(),
} as const satisfies Record<Exclude<NameWay, 'letter'>, readonly string[]>;

/** The filters of a set, in the order of its address. */
export const filtersInOrder = (filters: NameFilters): [way: NameWay, value: string][] =>
  NAME_WAYS.flatMap((way): [NameWay, string][] => {
    const value = filters[way];
    return value === undefined ? [] : [[way, value]];
  });

/** Below this, a list by gender and a second filter is too short for search engines. */
const LISTED_FROM = 5;

/** Search engines list single filters, and a gender with one other filter where that leaves enough names. */
export function isListedSet(filters: NameFilters, count: number): boolean {
  const chosen = filtersInOrder(filters).length;
  if (chosen === 1) return count > 0;
  return chosen === 2 && filters.gender !== undefined && count >= LISTED_FROM;
}
