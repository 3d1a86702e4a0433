import type { CatalogueName } from '@ismi/catalogue';
import { closenessOf, type Spelling, spellingOf } from '@ismi/catalogue/matching/closeness';

const READINGS = 2;
/** From here on people mishear one for the other, or take them for forms of one name. */
const ALIKE = 0.72;

const SPELLINGS = new WeakMap<CatalogueName, Spelling>();
function spellingOfName(record: CatalogueName): Spelling {
  const known =
    SPELLINGS.get(record) ?? spellingOf(record.name, READINGS, record.gender === 'girl');
  SPELLINGS.set(record, known);
  return known;
}

const share = (a: Spelling, b: Spelling): number =>
  Math.max(0, Math.min(1, closenessOf(a, b).score));

const PAIRS = new WeakMap<CatalogueName, WeakMap<CatalogueName, number>>();

/** How much two names sound alike: 0 for nothing in common, 1 for the same sounds. Remembered: every list compares the same names. */
export function likeness(a: CatalogueName, b: CatalogueName): number {
  const [first, second] = a.id < b.id ? [a, b] : [b, a];
  const others = PAIRS.get(first) ?? new WeakMap<CatalogueName, number>();
  PAIRS.set(first, others);
  const known = others.get(second) ?? share(spellingOfName(first), spellingOfName(second));
  others.set(second, known);
  return known;
}

/** The same with a name that somebody has written. */
export function likenessTo(written: string): (record: CatalogueName) => number {
  const spelling = spellingOf(written, READINGS);
  return (record) => share(spelling, spellingOfName(record));
}

const soundAlike = (a: CatalogueName, b: CatalogueName): boolean => likeness(a, b) >= ALIKE;

/** Whether a list may take a name: two that sound alike are a pair to choose between, three are a row of echoes. */
export function keepsSpread(chosen: readonly CatalogueName[], next: CatalogueName): boolean {
  const echoes = chosen.filter((record) => soundAlike(record, next));
  const [echo] = echoes;
  if (!echo) return true;
  return (
    echoes.length === 1 && !chosen.some((record) => record !== echo && soundAlike(record, echo))
  );
}
