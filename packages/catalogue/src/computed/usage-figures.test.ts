import { describe, expect, test } from 'vitest';
import { BirthTable } from '../births/birth-table.ts';
import { readCatalogueFiles } from '../catalogue-files.ts';
import { buildCatalogue } from '../load-catalogue.ts';
import { parseCatalogue } from '../parse-catalogue.ts';
import { foreignRegisterOf } from './home-registers.ts';
import { bestRankOf } from './popularity.ts';

const { catalogue: authored } = parseCatalogue(readCatalogueFiles());
const births = new BirthTable(authored.registers, authored.births);
const catalogue = buildCatalogue(authored);
const recordOf = (id: string) => {
  const record = catalogue.names.find((name) => name.id === id);
  if (!record) throw new Error(`${id} is not in the catalogue`);
  return record;
};
const computedOf = (id: string) => recordOf(id).computed;
const listedYears = (id: string) => births.listedRanksOf(recordOf(id)).map(({ year }) => year);

describe('ranks in Türkiye', () => {
  test.each([
    ['defne', 3],
    ['omer-asaf', 3],
    ['kuzey', 41],
    ['doruk', 39],
  ])('the best rank of %s is %i', (id, rank) => {
    expect(bestRankOf(births.ranksOf(recordOf(id)))).toBe(rank);
  });

  test('Kuzey is in the yearly hundred from 2010 to the last list, 2018', () => {
    const years = listedYears('kuzey');
    expect([Math.min(...years), Math.max(...years)]).toEqual([2010, 2018]);
  });
});

describe('commonness', () => {
  test('depends on the country: Ömer Asaf is known in Türkiye and rare in Germany', () => {
    const { commonness } = computedOf('omer-asaf');
    expect([commonness.TR?.class, commonness.DE?.class]).toEqual(['known', 'rare']);
  });

  test.each(['DE', 'GB', 'TR', 'FR', 'all'] as const)(
    'the rarest 30 %% are rare in %s',
    (place) => {
      const girls = catalogue.names.filter(
        ({ gender, replacedBy }) => gender === 'girl' && replacedBy === undefined,
      );
      const below = girls.filter(({ computed }) => (computed.commonness[place]?.rarer ?? 100) < 30);
      expect(below.length / girls.length).toBeGreaterThan(0.25);
      expect(below.length / girls.length).toBeLessThan(0.35);
      expect(
        below.every(({ computed }) =>
          [null, 'rare'].includes(computed.commonness[place]?.class ?? null),
        ),
      ).toBe(true);
    },
  );

  test('births are those of the registers of the country, ranks have none', () => {
    expect(computedOf('defne').commonness.TR?.births).toBeNull();
    expect(computedOf('defne').commonness.DE?.births).toBeGreaterThan(200);
  });
});

describe('classic', () => {
  test.each(['muhammad', 'ali', 'fatima', 'aisha', 'zaynab', 'yusuf', 'khadija'])('%s is', (id) => {
    expect(computedOf(id).commonness.DE?.class).toBe('classic');
  });

  test.each(['berfin', 'furqan', 'kuzey', 'defne', 'ada', 'asel', 'miray'])('%s is not', (id) => {
    expect(computedOf(id).commonness.TR?.class).not.toBe('classic');
  });
});

describe('history', () => {
  test('a fashion rises, a name of the grandparents falls', () => {
    expect(computedOf('asel').history.TR).toMatchObject({ trend: 'rising', currency: 'now' });
    expect(computedOf('fatima').history.TR).toMatchObject({ trend: 'falling', currency: 'both' });
    expect(computedOf('sara').history.FR).toMatchObject({ peak: 1997, currency: 'then' });
  });

  test('too few births tell nothing', () => {
    expect(computedOf('ender').history.DE?.trend ?? null).toBeNull();
  });
});

describe('sex and spelling', () => {
  test('a foreign register with most of the births leaves score and share', () => {
    expect(foreignRegisterOf(recordOf('nuri'), births)).toBe('US');
    expect(computedOf('nuri').girlShare).toBeLessThan(0.2);
    expect(computedOf('nuri').girlShares.US).toBeUndefined();
  });

  test('the own spelling depends on country and culture', () => {
    const { spellings } = computedOf('zaynab');
    expect(spellings.DE).toMatchObject({ turkeyAsia: 'Zeynep', arabWorld: 'Zainab' });
    expect(computedOf('aisha').spellings.FR?.northAfrica).toBe('Aïcha');
  });
});
