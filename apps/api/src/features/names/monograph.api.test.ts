import { type LOCALES, namePages } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNamesApi, theCatalogue } from '../../../test/fixtures/names.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

const monographOf = async (slug: string, language: (typeof LOCALES)[number] = 'de') =>
  (await api.guest.send(namePages.page, { params: { slug }, query: { language } })).body.data
    .monograph;
const warningOf = async (slug: string) =>
  (await api.guest.send(namePages.page, { params: { slug }, query: {} })).body.data.warning;

test('births begin with the reader’s country, and residents come last', async () => {
  const german = (await monographOf('yusuf')).births?.countries.map(({ country }) => country);
  expect(german?.slice(0, 2)).toEqual(['DE', 'AT']);
  const british = (await monographOf('yusuf', 'en')).births?.countries ?? [];
  expect(british[0]?.place).toBe('England and Wales');
  expect(british.find(({ country }) => country === 'CH')?.kind).toBe('residents');
});

test('all spellings are summed, the page’s own is the second line', async () => {
  const [berlin] = (await monographOf('yusuf')).births?.countries ?? [];
  const { shares, spelling_shares: own } = berlin ?? { shares: [], spelling_shares: null };
  expect(own).not.toBeNull();
  own?.forEach((share, index) => {
    expect(share ?? 0).toBeLessThanOrEqual(shares[index] ?? 0);
  });
});

test('a share is of ten thousand births of the sex in the register', async () => {
  const { registers } = theCatalogue();
  const register = registers.find(({ code }) => code === 'DE-Berlin');
  const [berlin] = (await monographOf('yusuf')).births?.countries ?? [];
  const year = berlin?.last.year ?? 0;
  const total = register?.totals.boy?.[year - register.years.first] ?? 0;
  expect(berlin?.shares.at(-1)).toBeCloseTo(((berlin?.last.births ?? 0) / total) * 10_000, 1);
});

test('Berlin is told from the year on in which only first names are counted', async () => {
  const [berlin] = (await monographOf('yusuf')).births?.countries ?? [];
  expect(berlin).toMatchObject({ place: 'Berlin', first_year: 2017 });
});

test('below 30 births a year the smallest and the largest number are told', async () => {
  const [berlin] = (await monographOf('defne')).births?.countries ?? [];
  expect(berlin?.band).toMatchObject({ from: 2017, until: 2023 });
  expect(berlin?.band?.most).toBeLessThan(30);
  expect(berlin?.band?.least).toBeLessThanOrEqual(berlin?.band?.most ?? 0);
});

test('Türkiye has a place and no number', async () => {
  const births = (await monographOf('defne')).births;
  expect(births?.turkish_rank?.rank).toBeGreaterThan(0);
  expect(births?.countries.map(({ country }) => country)).not.toContain('TR');
});

test('a name that no register has is told to have no figures', async () => {
  const without = theCatalogue().names.find(
    ({ computed, replacedBy }) =>
      !replacedBy && Object.keys(computed.births).length === 0 && !computed.turkishRank,
  );
  expect((await monographOf(without?.id ?? '')).births).toBeNull();
});

test('five languages grade the name, and another spelling helps where it is explained', async () => {
  const { travel } = await monographOf('karim', 'ar');
  expect(travel.map(({ language }) => language)).toEqual(['de', 'en', 'fr', 'tr', 'ar']);
  const turkish = travel.find(({ language }) => language === 'tr');
  expect(turkish).toMatchObject({ grade: 'once', better: 'Kerim' });
  expect(turkish?.cautions).toEqual([{ word: 'karım', severity: 'mild' }]);
});

test('cautions in other languages are told with their language', async () => {
  expect((await monographOf('yusuf')).cautions_elsewhere).toEqual([
    { language: 'Niederländisch', word: 'suf', severity: 'mild' },
  ]);
});

test('a root is told only where it is sure', async () => {
  expect((await monographOf('karim')).family.root).toBe('ك ر م');
  expect((await monographOf('zaynab')).family.root).toBeNull();
  const related = (await monographOf('karim')).family.same_root.map(({ slug }) => slug);
  expect(related).toContain('abdulkarim');
});

test('verses stand exactly as in their source', async () => {
  const quran = (await monographOf('yusuf')).quran;
  expect(quran).toMatchObject({ kind: 'person', count: 27 });
  expect(quran?.verses.find(({ ref }) => ref === '12:4')?.text).toBe(theCatalogue().verses['12:4']);
  expect((await monographOf('zaynab')).quran).toBeNull();
});

test('registries see the Turkish spelling in Türkiye, and letters that they do not have', async () => {
  const offices = (await monographOf('karim')).registry.offices;
  expect(offices.map(({ country }) => country)).toEqual(['DE', 'AT', 'TR', 'GB', 'FR']);
  expect(offices.find(({ country }) => country === 'TR')).toMatchObject({
    spelling: 'Kerim',
    note: 'tr.letters',
  });
  for (const { source, as_of: day } of offices) expect(source && day).toBeTruthy();
});

test('neighbours are other names without a warning, in no two rows of sound and style', async () => {
  const { sound, meaning, style } = (await monographOf('karim')).neighbours;
  expect(sound.length).toBeGreaterThan(2);
  const all = [...sound, ...meaning, ...style];
  expect(all.map(({ slug }) => slug)).not.toContain('karim');
  for (const { slug } of all) expect(await warningOf(slug)).toBeNull();
  const heard = new Set(sound.map(({ slug }) => slug));
  expect(style.filter(({ slug }) => heard.has(slug))).toEqual([]);
});

test('the offers tell how much is behind them', async () => {
  const zaynab = theCatalogue().names.find(({ id }) => id === 'zaynab');
  expect((await monographOf('zaynab')).paid).toMatchObject({
    bearers: zaynab?.bearers.length,
    cautions: zaynab?.cautions.length,
  });
  // A verdict by a general rule is not sold.
  expect((await monographOf('yusuf')).paid).toMatchObject({ sources: 0, views: 0 });
});
