import type { CatalogueName } from '@ismi/catalogue';
import { closenessOf, type Spelling, spellingOf } from '@ismi/catalogue/matching/closeness';

const READINGS = 2;
/** From here on people mistake one for the other, or for forms of one name. */
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

/** Phonetic similarity of two names: 0 for nothing in common, 1 for the same sounds. Cached: every list compares the same names. */
function similarity(a: CatalogueName, b: CatalogueName): number {
  const [first, second] = a.id < b.id ? [a, b] : [b, a];
  const others = PAIRS.get(first) ?? new WeakMap<CatalogueName, number>();
  PAIRS.set(first, others);
  const known = others.get(second) ?? share(spellingOfName(first), spellingOfName(second));
  others.set(second, known);
  return known;
}

const soundAlike = (a: CatalogueName, b: CatalogueName): boolean => similarity(a, b) >= ALIKE;

/** Whether a list may take a name: two similar ones are a choice, three are too many. */
export function keepsVariety(chosen: readonly CatalogueName[], next: CatalogueName): boolean {
  const echoes = chosen.filter((record) => soundAlike(record, next));
  const [echo] = echoes;
  if (!echo) return true;
  return (
    echoes.length === 1 && !chosen.some((record) => record !== echo && soundAlike(record, echo))
  );
}
