import type { AuthoredCatalogue } from '../parse-catalogue.ts';
import type { NameRecord } from '../schema/name-record.ts';
import { hasOwnScript, writesJim } from './coherence.ts';
import { expectedIpa } from './pronunciation.ts';

/** Which records an invariant says something about; all of them where none is named. */
const SUBJECTS: Readonly<Record<number, (record: NameRecord) => boolean>> = {
  19: hasOwnScript,
  21: writesJim,
  22: (record) => expectedIpa(record) !== undefined,
  23: ({ cautions }) => cautions.some(({ spellings = [] }) => spellings.length > 0),
};

/** How many records an invariant is checked on. */
export function subjectsOf(invariant: number, { names, births }: AuthoredCatalogue): number {
  // Invariant 18 is about births, and a record may have none.
  if (invariant === 18)
    return new Set([...births.series, ...births.ranks].map(({ id }) => id)).size;
  return names.filter(SUBJECTS[invariant] ?? (() => true)).length;
}
