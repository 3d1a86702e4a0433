import { type AuthoredCatalogue, parseCatalogue, readCatalogueFiles } from '@ismi/catalogue';
import { describe, expect, test } from 'vitest';
import { figuresFrom } from './figures-from-reference.ts';
import { checkAgainstReference } from './reference-checks.ts';
import { parseTable, type ReferenceTables } from './reference-tables.ts';

const table = (header: string, ...lines: string[]) =>
  parseTable(`${[header, ...lines].map((line) => line.replaceAll(' ', '\t')).join('\n')}\n`);

const TABLES: ReferenceTables = {
  popularity: table(
    'name gender source count_recent recent_years count_all all_years association',
    'Maryam f DE-Berlin 30 2014-2023 40 2012-2023 core',
    'Meryem f DE-Berlin 50 2014-2023 60 2012-2023 core',
    'Zeynep f DE-Berlin 80 2014-2023 90 2012-2023 core',
    'Amir m DE-Berlin 20 2014-2023 20 2012-2023 core',
  ),
  turkishRanks: table(
    'name gender years_in_top100 best_rank first_year last_year mean_rank_2009_2018',
    'Zeynep f 38 1 1950 2014 1.0',
    'Meryem f 30 10 1950 2014 20.0',
  ),
  arabicScript: table('latin arabic_most_common_form evidence_weight', 'Maryam مريم 120'),
  knownNames: table('name gender n_list_families', 'Maryam f 9'),
  quranPersons: table('arabic count_reviewed', 'مريم 34'),
};

function smallCatalogue(tables: ReferenceTables): AuthoredCatalogue {
  const { catalogue } = parseCatalogue(readCatalogueFiles());
  const names = catalogue.names.filter(({ id }) =>
    ['maryam', 'amir-prince', 'aamir-flourishing'].includes(id),
  );
  const homographs = catalogue.homographs.filter(({ form }) => form === 'amir');
  return { ...catalogue, names, homographs, figures: figuresFrom(tables, names, homographs) };
}

const broken = (tables: ReferenceTables, catalogue = smallCatalogue(tables)) =>
  checkAgainstReference(catalogue, tables).findings.map(({ invariant }) => invariant);

describe('against the tables', () => {
  test('matching data is counted', () => {
    expect(checkAgainstReference(smallCatalogue(TABLES), TABLES)).toMatchObject({
      findings: [],
      turkishGender: { compared: 1, agreeing: 1 },
      listGender: { compared: 1, agreeing: 1 },
      confirmedArabic: { compared: 1, agreeing: 1 },
    });
  });

  test.each<[string, number, Partial<ReferenceTables>]>([
    [
      'another sex in Türkiye',
      11,
      {
        turkishRanks: TABLES.turkishRanks.map((row) =>
          row.name === 'Meryem' ? { ...row, gender: 'm' } : row,
        ),
      },
    ],
    [
      'another sex in many lists',
      11,
      { knownNames: table('name gender n_list_families', 'Maryam m 9') },
    ],
    [
      'another confirmed spelling',
      5,
      { arabicScript: table('latin arabic_most_common_form evidence_weight', 'Maryam مريام 120') },
    ],
    [
      'another spelling that no note explains',
      5,
      { arabicScript: table('latin arabic_most_common_form evidence_weight', 'Maryam مريام 7') },
    ],
    ['another count in the Qur’an', 8, { quranPersons: table('arabic count_reviewed', 'مريم 33') }],
  ])('%s breaks invariant %i', (_, invariant, changed) => {
    expect(broken({ ...TABLES, ...changed })).toContain(invariant);
  });

  test('figures that differ from the tables are stale', () => {
    const later = {
      ...TABLES,
      popularity: TABLES.popularity.map((row) => ({ ...row, count_recent: '1' })),
    };
    expect(broken(later, smallCatalogue(TABLES))).toContain(12);
  });
});

describe('the figures', () => {
  test('of a spelling that two records claim go to the first in display order', () => {
    const { births } = smallCatalogue(TABLES).figures;
    expect(births.filter(({ form }) => form === 'Amir').map(({ id }) => id)).toEqual([
      'amir-prince',
    ]);
  });

  test('scale Turkish ranks so that the first name there weighs as its births in Berlin', () => {
    const { rankScale, totals } = smallCatalogue(TABLES).figures;
    const core = totals.find(({ source }) => source === 'DE-Berlin')?.coreBirths ?? 0;
    expect((2 * 38 * rankScale) / 3).toBeCloseTo((3 * 80 * 1e6) / core, 0);
  });
});
