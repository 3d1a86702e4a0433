import type { RegisterTotal } from './births/birth-files.ts';
import { readCatalogueFiles } from './catalogue-files.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { type AuthoredCatalogue, parseCatalogue } from './parse-catalogue.ts';
import type { NameRecord } from './schema/name-record.ts';

/** Names of many kinds that need no others: a small valid catalogue to insert faults into. */
const CHOSEN = [
  'muhammad',
  'maryam',
  'ali',
  'sami',
  'samad',
  'abdussamad',
  'amir-prince',
  'aamir-flourishing',
  'salih',
  'yazid',
  'zayd',
  'bayezid',
  'defne',
] as const;
type Chosen = (typeof CHOSEN)[number];

let whole: AuthoredCatalogue | undefined;

export function plantedCatalogue(): AuthoredCatalogue {
  whole ??= parseCatalogue(readCatalogueFiles()).catalogue;
  const isChosen = (id: string) => CHOSEN.some((chosen) => chosen === id);
  const { births } = whole;
  const series = births.series.filter(({ id }) => isChosen(id));
  const listedIn = ({ register, year, sex }: RegisterTotal) =>
    series
      .filter((each) => each.register === register && each.sex === sex)
      .reduce((sum, { firstYear, counts }) => sum + (counts[year - firstYear] ?? 0), 0);
  return structuredClone({
    ...whole,
    names: whole.names.filter(({ id }) => isChosen(id)),
    homographs: whole.homographs
      .map(({ form, records }) => ({ form, records: records.filter(({ id }) => isChosen(id)) }))
      .filter(({ records }) => records.length > 1),
    quranPersons: whole.quranPersons.filter(({ record }) => isChosen(record)),
    communities: new Map([...whole.communities].filter(([id]) => isChosen(id))),
    births: {
      ...births,
      series,
      ranks: births.ranks.filter(({ id }) => isChosen(id)),
      totals: births.totals.map((total) => ({ ...total, listed: listedIn(total) })),
    },
  });
}

export function recordOf({ names }: AuthoredCatalogue, id: Chosen): NameRecord {
  const record = names.find((name) => name.id === id);
  if (!record) throw new Error(`${id} is not in the catalogue`);
  return record;
}

/** The invariants that break after this change to the small catalogue. */
export function brokenBy(plant: (catalogue: AuthoredCatalogue) => unknown): number[] {
  const catalogue = plantedCatalogue();
  plant(catalogue);
  return checkCatalogue(catalogue).map(({ invariant }) => invariant);
}
