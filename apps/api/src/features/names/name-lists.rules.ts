import type { CatalogueName } from '@ismi/catalogue';
import { type Locale, NAME_GENDERS, NAME_LIMITS, type NameWay } from '@ismi/contract';
import { displayedForm } from './displayed-form.rules.ts';
import { compareLetters, letterOf } from './letters.rules.ts';
import { warningOf } from './name-view.rules.ts';

/** A name as shown in a list of one language. */
export interface Entry {
  record: CatalogueName;
  name: string;
  letter: string;
  warning: string | null;
}

export interface NameLists {
  all: readonly Entry[];
  /** All non-empty lists of a kind, in their order. */
  ways: Record<NameWay, ReadonlyMap<string, readonly Entry[]>>;
}

const groupedBy = (entries: readonly Entry[], valuesOf: (entry: Entry) => readonly string[]) => {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const value of valuesOf(entry)) {
      const group = groups.get(value);
      if (group) group.push(entry);
      else groups.set(value, [entry]);
    }
  }
  return groups;
};

const inOrder = <Group>(
  groups: ReadonlyMap<string, Group>,
  compare: (one: string, other: string) => number,
) => new Map([...groups].sort(([one], [other]) => compare(one, other)));

/** Leading raised signs are ignored when sorting. */
const sortedAs = (name: string): string => name.replace(/\p{Lm}|\p{P}|\p{S}/gu, '');

/**
 * All names for a language, each once. The letter lists hold all of them, with warnings; the other lists are close to a
 * recommendation and hold only names without a warning.
 */
export function listsOf(records: readonly CatalogueName[], locale: Locale): NameLists {
  const { compare } = new Intl.Collator(locale);
  const all = records
    .filter(({ replacedBy }) => replacedBy === undefined)
    .map((record): Entry => {
      const name = displayedForm(record, locale);
      return {
        record,
        name,
        letter: letterOf(name, locale),
        warning: warningOf(record, locale),
      };
    })
    .sort(
      (one, other) =>
        compareLetters(locale)(one.letter, other.letter) ||
        compare(sortedAs(one.name), sortedAs(other.name)) ||
        (one.record.id < other.record.id ? -1 : 1),
    );
  const harmless = all.filter(({ warning }) => warning === null);
  const bySize = (groups: Map<string, Entry[]>) =>
    inOrder(
      groups,
      (one, other) => (groups.get(other)?.length ?? 0) - (groups.get(one)?.length ?? 0),
    );
  const order: readonly string[] = NAME_GENDERS;
  const asNamed = (one: string, other: string) => order.indexOf(one) - order.indexOf(other);
  return {
    all,
    ways: {
      letter: groupedBy(all, ({ letter }) => [letter]),
      gender: inOrder(
        groupedBy(harmless, ({ record }) => [record.gender]),
        asNamed,
      ),
      culture: bySize(groupedBy(harmless, ({ record }) => record.cultures)),
      theme: bySize(groupedBy(harmless, ({ record }) => record.themes)),
    },
  };
}

/** Neighbours of a name in a list, without names that carry a warning. */
export function neighboursIn(entries: readonly Entry[], id: string): Entry[] {
  const others = entries.filter(({ warning, record }) => warning === null || record.id === id);
  const place = others.findIndex(({ record }) => record.id === id);
  const first = Math.max(
    0,
    Math.min(place - NAME_LIMITS.neighbours / 2, others.length - NAME_LIMITS.neighbours - 1),
  );
  return others
    .slice(first, first + NAME_LIMITS.neighbours + 1)
    .filter(({ record }) => record.id !== id)
    .slice(0, NAME_LIMITS.neighbours);
}
