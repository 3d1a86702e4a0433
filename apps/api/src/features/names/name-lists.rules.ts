import type { CatalogueName } from '@ismi/catalogue';
import { mapInSteps, type Steps } from '@ismi/catalogue/matching/steps';
import { lengthOf } from '@ismi/catalogue/name-length';
import { commonnessHereOf } from '@ismi/catalogue/reader-commonness';
import { type Locale, type NameWay, WAY_VALUES } from '@ismi/contract';
import { displayedForm, latinForm } from './displayed-form.rules.ts';
import { compareLetters, letterOf } from './letters.rules.ts';
import { type FilterSets, setOf } from './name-sets.rules.ts';
import { travelGradeOf } from './travel.rules.ts';
import { verdictWarning, warningOf } from './warning.rules.ts';

/** A name as shown in a list of one language. */
export interface Entry {
  record: CatalogueName;
  name: string;
  letter: string;
  warning: string | null;
  /** Scholars say nothing against it: it may stand in lists that are close to a recommendation. */
  isRecommendable: boolean;
}

export interface NameLists {
  all: readonly Entry[];
  /** All non-empty lists of a kind, in their order. */
  ways: Record<NameWay, ReadonlyMap<string, readonly Entry[]>>;
  /** The same as sets, to combine them. */
  sets: FilterSets;
}

function* groupedBy(
  entries: readonly Entry[],
  valuesOf: (entry: Entry) => string | readonly string[],
): Steps<Map<string, Entry[]>> {
  const groups = new Map<string, Entry[]>();
  yield* mapInSteps(entries, (entry) => {
    const values = valuesOf(entry);
    for (const value of typeof values === 'string' ? [values] : values) {
      const group = groups.get(value);
      if (group) group.push(entry);
      else groups.set(value, [entry]);
    }
  });
  yield;
  return groups;
}

const inOrder = <Group>(
  groups: ReadonlyMap<string, Group>,
  compare: (one: string, other: string) => number,
) => new Map([...groups].sort(([one], [other]) => compare(one, other)));

/** Leading raised signs are ignored when sorting. */
const sortedAs = (name: string): string => name.replace(/\p{Lm}|\p{P}|\p{S}/gu, '');

function sortedByName(entries: readonly Entry[], locale: Locale): Entry[] {
  const { compare } = new Intl.Collator(locale);
  return entries
    .map((entry) => ({ entry, key: sortedAs(entry.name) }))
    .sort(
      (one, other) =>
        compare(one.key, other.key) || (one.entry.record.id < other.entry.record.id ? -1 : 1),
    )
    .map(({ entry }) => entry);
}

/**
 * All names for a language, each once. The letter lists hold all of them, with warnings; the other lists are close to a
 * recommendation and hold only names that scholars do not warn about.
 */
export function* listsInSteps(records: readonly CatalogueName[], locale: Locale): Steps<NameLists> {
  const live = records.filter(({ replacedBy }) => replacedBy === undefined);
  const entries = yield* mapInSteps(live, (record): Entry => {
    const name = displayedForm(record, locale);
    return {
      record,
      name,
      letter: letterOf(name, locale),
      warning: warningOf(record, locale),
      isRecommendable: verdictWarning(record, locale) === null,
    };
  });
  const all: Entry[] = [];
  const byLetter = inOrder(
    yield* groupedBy(entries, ({ letter }) => [letter]),
    compareLetters(locale),
  );
  for (const group of byLetter.values()) {
    all.push(...sortedByName(group, locale));
    yield;
  }
  const harmless = all.filter(({ isRecommendable }) => isRecommendable);
  const bySize = (groups: Map<string, Entry[]>) =>
    inOrder(
      groups,
      (one, other) => (groups.get(other)?.length ?? 0) - (groups.get(one)?.length ?? 0),
    );
  const asNamed = (way: keyof typeof WAY_VALUES, groups: Map<string, Entry[]>) => {
    const order: readonly string[] = WAY_VALUES[way];
    return inOrder(groups, (one, other) => order.indexOf(one) - order.indexOf(other));
  };
  const ways = {
    gender: asNamed('gender', yield* groupedBy(harmless, ({ record }) => [record.gender])),
    culture: bySize(yield* groupedBy(harmless, ({ record }) => record.cultures)),
    theme: bySize(yield* groupedBy(harmless, ({ record }) => record.themes)),
    letter: yield* groupedBy(all, ({ letter }) => [letter]),
    length: asNamed('length', yield* groupedBy(harmless, ({ name }) => [lengthOf(name)])),
    travel: asNamed(
      'travel',
      yield* groupedBy(
        harmless,
        ({ record }) => travelGradeOf(record, latinForm(record, locale), locale) ?? [],
      ),
    ),
    commonness: asNamed(
      'commonness',
      yield* groupedBy(harmless, ({ record }) => commonnessHereOf(record, locale) ?? []),
    ),
  };
  yield;
  return { all, ways, sets: setsIn(ways, all) };
}

function setsIn(ways: NameLists['ways'], all: readonly Entry[]): FilterSets {
  const places = new Map(all.map((entry, place) => [entry, place]));
  const placesOf = (entries: readonly Entry[]) =>
    entries.flatMap((entry) => places.get(entry) ?? []);
  const asSets = (way: NameWay) =>
    new Map(
      [...ways[way]].map(([value, entries]) => [value, setOf(placesOf(entries), all.length)]),
    );
  return {
    gender: asSets('gender'),
    culture: asSets('culture'),
    theme: asSets('theme'),
    letter: asSets('letter'),
    length: asSets('length'),
    travel: asSets('travel'),
    commonness: asSets('commonness'),
  };
}
