import type { Catalogue, CatalogueName } from '@ismi/catalogue';
import { nameFormsOf } from '@ismi/catalogue/matching/name-forms';
import { buildNameIndex } from '@ismi/catalogue/matching/name-index';
import type { Family } from './family.ts';

/** What the written names of the golden families mean in the catalogue. */
export function makeFinder(catalogue: Catalogue) {
  const byId = new Map(catalogue.names.map((record) => [record.id, record]));
  const index = buildNameIndex(
    catalogue.names.map((record) => nameFormsOf(record, record.computed.popularity.score)),
  );
  const nameOf = (id: string): CatalogueName => {
    const record = byId.get(id);
    if (!record) throw new Error(`no record ${id}`);
    return record;
  };
  const certain = (written: string): string | undefined => index.findSpelling(written).certain;
  return {
    nameOf,
    /**
     * The record that a pick or veto means: with certainty, or else, of several names with its letters, the likeliest that
     * is given to the sex.
     */
    meant: (
      { name, spelling }: { name: string; spelling?: string | undefined },
      gender: Family['gender'],
    ): string | undefined =>
      certain(name) ??
      (spelling ? certain(spelling) : undefined) ??
      index
        .findSpelling(name)
        .candidates.find(({ nameId }) => [gender, 'unisex'].includes(nameOf(nameId).gender))
        ?.nameId,
    /** Every record that a refused or a sibling's name may mean. */
    all: (written: string): string[] =>
      index.findSpelling(written).candidates.map(({ nameId }) => nameId),
  };
}
export type Finder = ReturnType<typeof makeFinder>;

export interface GoldenNames {
  picks: Map<string, string>;
  vetoes: Set<string>;
  refused: Set<string>;
  siblings: Set<string>;
  picksWritten: number;
}

const KNOWN = new WeakMap<Family, GoldenNames>();

/** The golden names of a family, as records; found once, because a search asks thousands of times. */
export function goldenNames(family: Family, finder: Finder): GoldenNames {
  const known = KNOWN.get(family) ?? findGoldenNames(family, finder);
  KNOWN.set(family, known);
  return known;
}

function findGoldenNames(family: Family, finder: Finder): GoldenNames {
  const picks = new Map<string, string>();
  for (const pick of family.picks) {
    const id = finder.meant(pick, family.gender);
    if (id) picks.set(id, pick.spelling);
  }
  return {
    picks,
    vetoes: new Set(
      family.vetoes.flatMap((veto) => finder.meant(veto as { name: string }, family.gender) ?? []),
    ),
    refused: new Set(family.avoid.flatMap(finder.all)),
    siblings: new Set(family.siblings.flatMap(finder.all)),
    picksWritten: family.picks.length,
  };
}
