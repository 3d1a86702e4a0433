import {
  LOCALES,
  type Locale,
  PAGE_LANGUAGE_HEADER,
  type SuggestionSort,
  suggestions,
} from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFamily, openNamesApi } from '../../../test/fixtures/names.ts';
import { aSuggestion } from '../../../test/fixtures/suggestions.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let family: Awaited<ReturnType<typeof aFamily>>;
const ids: string[] = [];
beforeAll(async () => {
  api = await openNamesApi();
  family = await aFamily(api, 0);
  const named = (...nameIds: string[]) => ({
    names: nameIds.map((id) => ({ id, reason: 'r', by: 'catalogue' as const, relaxed: [] })),
    nameIds,
    namesCount: nameIds.length,
  });
  const own = { name: 'Ninavel', gender: 'girl', meaning: 'm', origin: 'o' } as const;
  for (const more of [
    named('fatima', 'maryam', 'layla', 'aisha'),
    { ...named('yusuf'), gender: 'boy' as const, language: 'tr' as const },
    { names: [{ own, reason: 'r', by: 'model' as const, relaxed: [] }], nameIds: [] },
  ]) {
    ids.push(await aSuggestion(api, family.user, more));
    api.clock.advance(1_000);
  }
});
afterAll(() => api.close());

const listed = async (query: Record<string, unknown>) => {
  const { body } = await family.caller.sendAnything(suggestions.list, { query });
  const page = suggestions.list.response.parse(body.data);
  return { page, which: page.suggestions.map(({ suggestionId }) => ids.indexOf(suggestionId)) };
};

test.each<[SuggestionSort, number[]]>([
  ['newest', [2, 1, 0]],
  ['oldest', [0, 1, 2]],
  ['mostNames', [0, 2, 1]],
])('sorted by %s', async (sort, order) => {
  expect((await listed({ sort })).which).toEqual(order);
});

test('a list item has its id and answers, without free text', async () => {
  const { page } = await listed({ sort: 'newest' });
  const [card] = page.suggestions;
  expect(card?.id).toBe(ids[2]);
  expect(card?.preferences).toEqual({
    gender: 'girl',
    culture: 'turkeyAsia',
    length: 'medium',
    meaning: [],
    religious: true,
  });
});

test.each<[string, Record<string, unknown>, number[]]>([
  ['gender', { gender: 'boy' }, [1]],
  ['language', { written_in: 'tr' }, [1]],
  ['a name', { search: 'Fatma' }, [0]],
  ['the beginning of a name', { search: 'mar' }, [0]],
  ['a name in Arabic letters', { search: 'يوسف' }, [1]],
  ['a name that only the model knows', { search: 'ninav' }, [2]],
  ['a word that is in no list', { search: 'Ibrahim' }, []],
  ['signs that mean something to the database', { search: '%' }, []],
])('found by %s', async (_, query, expected) => {
  expect((await listed(query)).which).toEqual(expected);
});

test('a card shows the first three names and says how many there are', async () => {
  const { page } = await listed({ sort: 'oldest', limit: 1 });
  expect(page.suggestions[0]?.suggestions.map(({ name_id }) => name_id)).toEqual([
    'fatima',
    'maryam',
    'layla',
  ]);
  expect(page.suggestions[0]?.names_count).toBe(4);
  expect(page.pagination).toEqual({ page: 1, pages: 3, total: 3 });
});

test('filters without a match are distinguished from an account without lists', async () => {
  const { page } = await listed({ gender: 'unisex' });
  expect([page.pagination.total, page.total_suggestions]).toEqual([0, 3]);
});

test('the newest list is restored; a user without lists gets none', async () => {
  const { body } = await family.caller.send(suggestions.newest, { query: {} });
  expect(body.data.suggestion?.suggestionId).toBe(ids[2]);
  expect(body.data.running).toBe(false);
  const stranger = await aFamily(api, 0);
  const nothing = await stranger.caller.send(suggestions.newest, { query: {} });
  expect(nothing.body.data).toEqual({ suggestion: null, running: false });
});

const readIn = async (language: Locale, id: string | undefined) => {
  const { body } = await family.caller.send(suggestions.get, {
    params: { id: id ?? '' },
    query: { language },
  });
  return body.data;
};

test('facts are in the reader’s language, and the language of the reasons is named', async () => {
  // The second list was written in Turkish.
  for (const language of LOCALES) {
    const { suggestions: names, language: writtenIn } = await readIn(language, ids[1]);
    const [yusuf] = names;
    expect(yusuf?.meaning).toBe(yusuf?.[`meaning_${language}`]);
    expect(yusuf?.origin).toBe(yusuf?.[`origin_${language}`]);
    expect([yusuf?.facts_language, yusuf?.reason, writtenIn]).toEqual([language, 'r', 'tr']);
  }
});

test('facts known only to the model stay in the language of the list, which is named', async () => {
  const { suggestions: names, language: writtenIn } = await readIn('ar', ids[2]);
  expect(writtenIn).not.toBe('ar');
  expect(names[0]).toMatchObject({ name: 'Ninavel', meaning: 'm', facts_language: writtenIn });
});

test('earlier lists also have facts in the reader’s language', async () => {
  const inArabic = (await readIn('ar', ids[0])).suggestions.map(({ name, meaning }) => ({
    name,
    meaning,
  }));
  const { page } = await listed({ sort: 'oldest', limit: 1, language: 'ar' });
  expect(page.suggestions[0]?.suggestions).toMatchObject(inArabic.slice(0, 3));
  const reader = await aFamily(api, 0);
  const id = await aSuggestion(api, reader.user, { language: 'en' });
  const { body } = await reader.caller.send(suggestions.newest, { query: { language: 'de' } });
  expect(body.data.suggestion).toMatchObject({ id, language: 'en' });
  expect(body.data.suggestion?.suggestions[0]?.facts_language).toBe('de');
});

test('without a language field the request’s language counts, not the account’s', async () => {
  const { body } = await family.caller
    .with({ [PAGE_LANGUAGE_HEADER]: 'ar' })
    .send(suggestions.get, { params: { id: ids[1] ?? '' }, query: {} });
  expect(body.data.suggestions[0]?.facts_language).toBe('ar');
});
