import {
  LOCALES,
  type Locale,
  NAME_LIMITS,
  NAME_WAYS,
  type NameFilters,
  type NameWay,
  nameLists,
} from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNamesApi, theCatalogue } from '../../../test/fixtures/names.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

const waysIn = async (language: Locale) =>
  (await api.guest.send(nameLists.ways, { query: { language } })).body.data;

interface ListRequest {
  by: NameWay;
  value: string;
  others?: NameFilters;
  page?: number;
  language?: Locale;
}

const send = ({ by, value, others = {}, page = 1, language = 'de' }: ListRequest) =>
  api.guest.send(nameLists.list, { params: { by, value }, query: { ...others, page, language } });
const listOf = async (asked: ListRequest) => (await send(asked)).body.data;

/** The names of all pages. */
async function allOf(asked: ListRequest) {
  const { pages, names } = await listOf(asked);
  const found = [...names];
  for (let page = 2; page <= pages; page += 1)
    found.push(...(await listOf({ ...asked, page })).names);
  return found;
}

const recordOf = (slug: string) => theCatalogue().names.find(({ id }) => id === slug);

test.each(LOCALES)('every name is under exactly one letter of %s', async (language) => {
  const { letters, total } = await waysIn(language);
  const slugs: string[] = [];
  for (const { value, count } of letters) {
    const names = await allOf({ by: 'letter', value, language });
    expect(names.length).toBe(count);
    slugs.push(...names.map(({ slug }) => slug));
  }
  expect(new Set(slugs).size).toBe(total);
  expect(slugs.length).toBe(total);
});

test('alphabets are those of their languages', async () => {
  const lettersOf = async (language: Locale) =>
    (await waysIn(language)).letters.map(({ value }) => value).join('');
  expect(await lettersOf('tr')).toMatch(/^abcç.*hıij.*oöp.*sştuüvyz/);
  expect(await lettersOf('de')).toMatch(/^[a-z]+$/);
  expect(await lettersOf('ar')).toMatch(/^ابتثجحخ.*هوي$/);
});

test('names that scholars refuse are only in letter lists; what is obscene elsewhere carries its warning', async () => {
  const disapproved = new Set(
    theCatalogue()
      .names.filter(({ islamic }) => ['notAppropriate', 'disliked'].includes(islamic.verdict))
      .map(({ id }) => id),
  );
  const letters = await allOf({ by: 'letter', value: 'a' });
  expect(letters.some(({ slug }) => disapproved.has(slug))).toBe(true);
  const amina = letters.find(({ slug }) => slug === 'amina-safe');
  expect(amina?.warning).toContain('türkischer Fluch');
  const { filters } = await listOf({ by: 'gender', value: 'girl' });
  for (const { by, values } of filters.filter((each) => each.by !== 'letter')) {
    for (const { value } of values) {
      const names = await allOf({ by, value });
      expect(names.filter(({ slug }) => disapproved.has(slug))).toEqual([]);
    }
  }
  const girls = await allOf({ by: 'letter', value: 'a', others: { gender: 'girl' } });
  expect(girls.filter(({ slug }) => disapproved.has(slug))).toEqual([]);
}, 30_000);

test('lists link to the spelling of their language', async () => {
  const names = await allOf({ by: 'letter', value: 'z' });
  expect(names.find(({ slug }) => slug === 'zaynab')).toMatchObject({
    address: 'zeynep',
    name: 'Zeynep',
  });
});

test('a page has sixty names, and no name stands on two pages', async () => {
  const { names, pages, total } = await listOf({ by: 'gender', value: 'girl' });
  expect(names.length).toBe(NAME_LIMITS.listPage);
  expect(pages).toBe(Math.ceil(total / NAME_LIMITS.listPage));
  const all = await allOf({ by: 'gender', value: 'girl' });
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(total);
  expect((await send({ by: 'gender', value: 'girl', page: pages + 1 })).status).toBe(404);
});

test('several filters leave the names that pass them all', async () => {
  const names = await allOf({
    by: 'gender',
    value: 'girl',
    others: { culture: 'turkeyAsia', length: 'short', letter: 's' },
  });
  expect(names.length).toBeGreaterThan(0);
  for (const { slug, name } of names) {
    expect(recordOf(slug)).toMatchObject({ gender: 'girl' });
    expect(recordOf(slug)?.cultures).toContain('turkeyAsia');
    expect(name).toMatch(/^.{2,4}$/u);
  }
});

test.each(LOCALES)(
  'the count beside each value is the length of its list in %s',
  async (language) => {
    const { filters } = await listOf({ by: 'theme', value: 'wisdom', language });
    for (const { by, values } of filters) {
      const others: NameFilters = by === 'theme' ? {} : { theme: 'wisdom' };
      for (const { value, count } of values) {
        expect((await listOf({ by, value, others, language })).total, `${by} ${value}`).toBe(count);
      }
    }
  },
);

test('the figures of a list are those of its names', async () => {
  const { genders, total, most_given: mostGiven } = await listOf({ by: 'letter', value: 'm' });
  expect(genders.boy + genders.girl + genders.unisex).toBe(total);
  expect(mostGiven[0]).toBe('Muhammed');
});

test('commonness is told by the registers of the country of the language', async () => {
  for (const [language, country] of [
    ['de', 'DE'],
    ['tr', 'TR'],
    ['en', 'GB'],
  ] as const) {
    const names = await allOf({ by: 'commonness', value: 'classic', language });
    for (const { slug } of names) {
      const computed = recordOf(slug)?.computed;
      expect(computed?.commonness[country]?.class).toBe('classic');
      expect(computed?.popularity.basis.some((code) => code.startsWith(country))).toBe(true);
    }
  }
  const { registers } = await listOf({ by: 'commonness', value: 'rare', language: 'de' });
  expect(registers.map(({ name }) => name)).toContain('Berlin');
  expect(registers.map(({ name }) => name)).not.toContain('Wien');
});

test('how a name reads is graded for readers of the language', async () => {
  const slugsIn = async (language: Locale) =>
    (await allOf({ by: 'travel', value: 'familiar', language })).map(({ slug }) => slug);
  expect(await slugsIn('tr')).toContain('zaynab');
  expect(await slugsIn('de')).not.toContain('zaynab');
});

test.each(LOCALES)(
  'at most 300 sets of %s may be listed, and each has names',
  async (language) => {
    const { lists } = (await api.guest.send(nameLists.listed, { query: { language } })).body.data;
    expect(lists.length).toBeLessThanOrEqual(300);
    for (const { gender, by, value } of lists) {
      const list = await listOf({ by, value, others: gender ? { gender } : {}, language });
      expect(list.listed_in, `${gender} ${by} ${value}`).toContain(language);
      expect(list.total).toBeGreaterThanOrEqual(gender ? 5 : 1);
    }
    for (const way of NAME_WAYS) expect(lists.some(({ by }) => by === way)).toBe(true);
  },
  30_000,
);

test('more than a gender and one other filter is not listed', async () => {
  const listedIn = async (asked: ListRequest) => (await listOf(asked)).listed_in;
  const gender = { by: 'gender', value: 'girl' } as const;
  expect(await listedIn(gender)).toEqual(LOCALES);
  expect(await listedIn({ ...gender, others: { theme: 'wisdom' } })).toEqual(LOCALES);
  // An alphabet belongs to its language.
  expect(await listedIn({ ...gender, others: { letter: 'a' } })).toEqual(['de']);
  expect(await listedIn({ by: 'theme', value: 'wisdom', others: { culture: 'balkans' } })).toEqual(
    [],
  );
  expect(await listedIn({ ...gender, others: { theme: 'wisdom', culture: 'turkeyAsia' } })).toEqual(
    [],
  );
});

test('filters without names in common leave an empty list; unknown values are not found', async () => {
  const none = await send({
    by: 'letter',
    value: 'q',
    others: { theme: 'nature', length: 'short' },
  });
  expect(none.status).toBe(200);
  expect(none.body.data).toMatchObject({ names: [], total: 0, pages: 1, listed_in: [] });
  expect((await send({ by: 'letter', value: 'ş' })).status).toBe(404);
  expect((await send({ by: 'theme', value: 'luck' })).status).toBe(404);
  expect((await send({ by: 'theme', value: 'wisdom', others: { gender: 'child' } })).status).toBe(
    404,
  );
});

test.each<[fault: string, query: Record<string, string>]>([
  ['a page before the first', { page: '0' }],
  ['a page beyond all', { page: '201' }],
  ['a page that is no number', { page: '1e9' }],
  ['an unknown filter', { sort: 'name' }],
  ['a value that is too long', { culture: 'x'.repeat(60) }],
])('%s is refused', async (_, query) => {
  const params = { by: 'gender', value: 'girl' };
  expect((await api.guest.sendAnything(nameLists.list, { params, query })).status).toBe(400);
});
