import { type LOCALES, nameCompletions, namePages } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNamesApi } from '../../../test/fixtures/names.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

type Query = Parameters<typeof send>[0];
const send = (query: {
  q: string;
  language?: (typeof LOCALES)[number];
  gender?: 'girl' | 'boy';
  limit?: number;
}) => api.guest.send(nameCompletions.read, { query: { language: 'de', ...query } });
const namesFor = async (query: Query) => (await send(query)).body.data.names;
const idsFor = async (query: Query) => (await namesFor(query)).map(({ name_id }) => name_id);

test('a guest gets at most ten names from the first letter on, the more common first', async () => {
  const names = await namesFor({ q: 'm' });
  expect(names).toHaveLength(10);
  expect(names[0]).toEqual({
    name_id: 'muhammad',
    address: 'muhammed',
    name: 'Muhammed',
    matched_form: 'Muhammed',
    match: 'start',
    name_latin: 'Muhammed',
    name_ar: 'محمد',
    gender: 'boy',
    meaning: expect.any(String),
    warning: null,
  });
});

test('the spelling that matched stands beside the reader’s own', async () => {
  const [first] = await namesFor({ q: 'zainab' });
  expect(first).toMatchObject({ name_id: 'zaynab', name: 'Zeynep', matched_form: 'Zainab' });
  const [turkish] = await namesFor({ q: 'zeyne', language: 'tr' });
  expect(turkish).toMatchObject({ name: 'Zeynep', matched_form: 'Zeynep' });
  const [arabic] = await namesFor({ q: 'زينب', language: 'ar' });
  expect(arabic).toMatchObject({ name_id: 'zaynab', name: 'زينب', matched_form: 'زينب' });
  // The other script stands beside the reader's own.
  expect([first?.name_ar, arabic?.name_latin]).toEqual(['زينب', 'Zaynab']);
});

test.each([
  ['Oemer', 'umar'],
  ['ŞEYMA', 'shayma'],
  ['seyma', 'shayma'],
  ['احمد', 'ahmad'],
  ['أَحْمَد', 'ahmad'],
  ['ﻣﺤﻤﺪ', 'muhammad'],
  ['Ｚｅｙｎｅｐ', 'zaynab'],
  ['\u200Fنور\u200F', 'nur'],
])('%s is understood as %s', async (q, id) => {
  const [first] = await namesFor({ q });
  expect(first).toMatchObject({ name_id: id, match: 'whole' });
});

test('a typo still finds the name, marked as only similar', async () => {
  expect((await namesFor({ q: 'Muhamat' }))[0]).toMatchObject({
    name_id: 'muhammad',
    match: 'similar',
  });
});

test('names of the other gender are left out, except one that is typed in whole', async () => {
  const girls = await namesFor({ q: 'm', gender: 'girl' });
  expect(girls.filter(({ gender }) => gender === 'boy')).toEqual([]);
  expect(await idsFor({ q: 'Mustafa', gender: 'girl' })).toEqual(['mustafa']);
});

test('a warning is told by its kind, and where the page has one', async () => {
  for (const [q, warning] of [
    ['Rahman', 'notAppropriate'],
    ['Aleyna', 'notAName'],
    ['Yusuf', null],
  ] as const) {
    const [first] = await namesFor({ q });
    expect([q, first?.warning]).toEqual([q, warning]);
    const page = await api.guest.send(namePages.page, {
      params: { slug: first?.name_id ?? '' },
      query: { language: 'de' },
    });
    expect(page.body.data.warning !== null).toBe(warning !== null);
  }
});

test('the limit holds', async () => {
  expect(await idsFor({ q: 'a', limit: 3 })).toHaveLength(3);
});

test.each([
  ['nothing', { q: '  ', language: 'de' }],
  ['more than sixty characters', { q: 'a'.repeat(61), language: 'de' }],
  ['no language', { q: 'a' }],
  ['more than ten', { q: 'a', language: 'de', limit: 11 }],
  ['a parameter that it does not know', { q: 'a', language: 'de', v: '2' }],
])('%s is refused and not cached', async (_, query) => {
  const url = `${api.origin}/api/names/suggest?${new URLSearchParams(query as never)}`;
  const response = await fetch(url);
  expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
});

test.each([
  '👶🏽',
  '\u0301'.repeat(60),
  `a${'\u0301'.repeat(59)}`,
  'ﷺ'.repeat(60),
  '\u202Eabc\u2067',
  '%',
  "' or 1=1",
])('%j is answered', async (q) => {
  const { status } = await send({ q });
  expect([200, 400]).toContain(status);
});

test('every cache may share the answer, because it is the same for everybody', async () => {
  const url = `${api.origin}/api/names/suggest?q=ze&language=ar`;
  const user = await aUser(api.db);
  const callers: Record<string, string>[] = [
    {},
    { authorization: `Bearer ${await api.tokenOf(user)}` },
    { authorization: 'Bearer not-a-token' },
    { cookie: 'ismi_refresh=abc', 'accept-language': 'tr' },
  ];
  const answers = await Promise.all(callers.map((headers) => fetch(url, { headers })));
  for (const { status, headers } of answers) {
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    expect([headers.get('set-cookie'), headers.get('vary')]).toEqual([null, null]);
  }
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
});
