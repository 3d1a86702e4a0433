import { type AuthoredCatalogue, parseCatalogue, readCatalogueFiles } from '@ismi/catalogue';
import { describe, expect, test } from 'vitest';
import { birthsFrom } from './births-from-reference.ts';
import { checkAgainstReference } from './reference-checks.ts';
import { parseTable, type ReferenceTables } from './reference-tables.ts';

const table = (header: string, ...lines: string[]) =>
  parseTable(`${[header, ...lines].map((line) => line.replaceAll(' ', '\t')).join('\n')}\n`);

const BIRTHS = table(
  'name gender register year births',
  'Maryam f DE-Berlin 2023 30',
  'Meryem f DE-Berlin 2022 50',
  'Emma f DE-Berlin 2023 80',
  'Amir m DE-Berlin 2023 20',
  'Amir m NL 2014 7',
);

const TABLES: ReferenceTables = {
  eachBirth: (use) => BIRTHS.forEach(use),
  registerTotals: table(
    'register year gender total_births',
    'DE-Berlin 2022 f 900',
    'DE-Berlin 2023 f 1000',
    'DE-Berlin 2023 m 1100',
    'NL 2014 m 5000',
  ),
  turkishRanksByYear: table(
    'name gender year rank list',
    'Meryem f 2018 20 TÜİK_top_100',
    'Meryem f 2024 9 announced',
  ).map((row) => ({ ...row, list: row.list?.replaceAll('_', ' ') ?? '' })),
  turkishRanks: table(
    'name gender years_in_top100 best_rank first_year last_year mean_rank_2009_2018',
    'Zeynep f 38 1 1950 2014 1.0',
    'Meryem f 30 10 1950 2014 20.0',
  ),
  arabicScript: table('latin arabic_most_common_form evidence_weight', 'Maryam مريم 120'),
  knownNames: table(
    'name fold gender n_list_families association',
    'Maryam maryam f 9 core',
    'Leyla leyla f 2 core',
  ),
  quranPersons: table('arabic count_reviewed', 'مريم 34'),
};

function smallCatalogue(tables: ReferenceTables): AuthoredCatalogue {
  const { catalogue } = parseCatalogue(readCatalogueFiles());
  const names = catalogue.names.filter(({ id }) =>
    ['maryam', 'amir-prince', 'aamir-flourishing'].includes(id),
  );
  const homographs = catalogue.homographs.filter(({ form }) => form === 'amir');
  const births = birthsFrom(tables, catalogue.registers, names, homographs);
  return { ...catalogue, names, homographs, births };
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

  test('births that differ from the tables are stale', () => {
    const later: ReferenceTables = {
      ...TABLES,
      eachBirth: (use) => BIRTHS.map((row) => ({ ...row, births: '1' })).forEach(use),
    };
    expect(broken(later, smallCatalogue(TABLES))).toContain(12);
  });
});

describe('the births', () => {
  const { births } = smallCatalogue(TABLES);

  test('of a spelling that two records claim go to the first in display order', () => {
    expect(births.series.filter(({ form }) => form === 'Amir').map(({ id }) => id)).toEqual([
      'amir-prince',
    ]);
  });

  test('come only from registers that we may ship, with what they add up to', () => {
    expect([...new Set(births.series.map(({ register }) => register))]).toEqual(['DE-Berlin']);
    expect(births.totals).toContainEqual({
      register: 'DE-Berlin',
      year: 2023,
      sex: 'girl',
      births: 1000,
      coreBirths: 30,
      coreCovered: 30,
      listed: 30,
    });
  });

  test('distinguish the yearly hundred from announced ranks', () => {
    expect(births.ranks.map(({ ranks }) => ranks)).toEqual([
      [
        { year: 2018, rank: 20, announced: false },
        { year: 2024, rank: 9, announced: true },
      ],
    ]);
  });
});
