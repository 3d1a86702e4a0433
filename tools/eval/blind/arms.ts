import { createHash } from 'node:crypto';
import type { List } from '../families/engine.ts';
import type { Family } from '../families/family.ts';

export const ARMS = ['new', 'old', 'picks'] as const;
export type Arm = (typeof ARMS)[number] | 'planted';

/** One list as a reader sees it: nothing tells which arm it is of. */
export interface BlindList {
  code: string;
  family: string;
  arm: Arm;
  names: string[];
  /** Names that were put in although the family's words forbid them. */
  planted: string[];
}

const LISTED = 10;
/** Every tenth list that is read is a planted one. */
const PLANTED_EVERY = 9;

export const hash = (seed: number, text: string): string =>
  createHash('sha256').update(`${seed}:${text}`).digest('hex');
export const shuffled = <T>(values: readonly T[], keyOf: (value: T) => string): T[] =>
  values.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

/** So many families of a language, drawn by chance. */
export const drawFamilies = (
  families: readonly Family[],
  lang: Family['lang'],
  count: number,
  seed: number,
): Family[] =>
  shuffled(
    families.filter((family) => family.lang === lang),
    ({ id }) => hash(seed, id),
  ).slice(0, count);

/** A good list with two names in it that the family refused, or gave to a child before. */
function plantedNames(family: Family): string[] {
  const forbidden = [...family.avoid, ...family.siblings];
  return forbidden.filter((name) => name.trim() !== '').slice(0, 2);
}

/** The lists of these families in an order of chance, with planted ones among them. */
export function blindLists(
  families: readonly Family[],
  newLists: ReadonlyMap<string, List>,
  oldLists: Readonly<Record<string, string[]>>,
  seed: number,
): BlindList[] {
  const listOf = (family: Family, arm: (typeof ARMS)[number]): string[] => {
    if (arm === 'old') return oldLists[family.id] ?? [];
    if (arm === 'picks') return family.picks.slice(0, LISTED).map(({ spelling }) => spelling);
    return newLists.get(family.id)?.names.map(({ spelling }) => spelling) ?? [];
  };
  const real = families.flatMap((family) =>
    ARMS.map((arm) => ({ family: family.id, arm, names: listOf(family, arm), planted: [] })),
  );
  const plantable = families.filter((family) => plantedNames(family).length > 0);
  const planted = plantable.slice(0, Math.ceil(real.length / PLANTED_EVERY)).map((family) => {
    const names = plantedNames(family);
    const rest = family.picks
      .map(({ spelling }) => spelling)
      .filter((name) => !names.includes(name));
    const list = [...rest.slice(2, 2 + LISTED - names.length), ...names];
    return {
      family: family.id,
      arm: 'planted' as const,
      names: shuffled(list, (name) => hash(seed, family.id + name)),
      planted: names,
    };
  });
  return shuffled([...real, ...planted], ({ family, arm }) => hash(seed, `${family}/${arm}`)).map(
    (list, at) => ({ code: `L${at + 1}`, ...list }),
  );
}
