import {
  filtersInOrder,
  isListedSet,
  LOCALES,
  type Locale,
  NAME_WAYS,
  type NameFilters,
  type NameWay,
  WAY_VALUES,
} from '@ismi/contract';
import type { Entry, NameLists } from './name-lists.rules.ts';
import { countIn, hasPlace, type NameSet } from './name-sets.rules.ts';

/** Whether the value may stand in an address of this language, with names or without. */
const isValue = (lists: NameLists, way: NameWay, value: string): boolean =>
  lists.sets[way].has(value) ||
  (way !== 'letter' && (WAY_VALUES[way] as readonly string[]).includes(value));

export const areValues = (lists: NameLists, filters: NameFilters): boolean =>
  filtersInOrder(filters).every(([way, value]) => isValue(lists, way, value));

const setsOf = (lists: NameLists, filters: NameFilters): NameSet[] | undefined => {
  const sets = filtersInOrder(filters).map(([way, value]) => lists.sets[way].get(value));
  return sets.every((set) => set !== undefined) ? sets : undefined;
};

const countOf = (lists: NameLists, filters: NameFilters): number =>
  countIn(setsOf(lists, filters) ?? []);

/** The names that pass all filters, in the order of the language. */
export function namesPassing(lists: NameLists, filters: NameFilters): readonly Entry[] {
  const [only, ...more] = filtersInOrder(filters);
  if (only && more.length === 0) return lists.ways[only[0]].get(only[1]) ?? [];
  const sets = setsOf(lists, filters);
  if (!sets) return [];
  return lists.all.filter((_, place) => sets.every((set) => hasPlace(set, place)));
}

/** For every filter, how many names each of its values has beside the other filters. */
export const countsBeside = (lists: NameLists, filters: NameFilters) =>
  NAME_WAYS.map((by) => {
    const others = setsOf(lists, { ...filters, [by]: undefined });
    return {
      by,
      values: [...lists.sets[by]].map(([value, set]) => ({
        value,
        count: others ? countIn([set, ...others]) : 0,
      })),
    };
  });

const isListed = (lists: NameLists, filters: NameFilters): boolean =>
  isListedSet(filters, countOf(lists, filters));

/** A letter belongs to the alphabet of one language. */
export const listedIn = (
  lists: Readonly<Record<Locale, NameLists>>,
  filters: NameFilters,
  locale: Locale,
): Locale[] =>
  LOCALES.filter(
    (each) => (filters.letter === undefined || each === locale) && isListed(lists[each], filters),
  );

/** All sets of a language that search engines may list. */
export function listedSets(lists: NameLists) {
  const values = NAME_WAYS.flatMap((by) =>
    [...lists.sets[by].keys()].map((value) => ({ by, value })),
  );
  const genders = [...lists.sets.gender.keys()];
  const combined = genders.flatMap((gender) =>
    values
      .filter(({ by, value }) => by !== 'gender' && isListed(lists, { gender, [by]: value }))
      .map((set) => ({ gender, ...set })),
  );
  return [...values, ...combined];
}
