import { names } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accountOf,
  aFamily,
  entriesOf,
  openNamesApi,
  theCatalogue,
} from '../../../test/fixtures/names.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

test('a certain name is charged once; again, in any language, it is free', async () => {
  const { user, search } = await aFamily(api, 20);
  const first = await search('Muhammad');
  expect(first.body.data).toMatchObject({ credits_deducted: 5, credits: 15, candidates: [] });
  expect(first.body.data.results[0]).toMatchObject({ name_id: 'muhammad', verified: true });
  const again = await search('محمد', { language: 'ar' });
  expect(again.body.data).toMatchObject({ credits_deducted: 0, credits: 15 });
  expect(await entriesOf(api, user)).toHaveLength(2);
});

test('a receipt does not expire', async () => {
  const { user, search } = await aFamily(api, 5);
  await search('Muhammad');
  api.clock.advance(3 * 365 * 86_400_000);
  // The session has expired by then.
  const query = { query: 'Muhammad', max_credits: 0 };
  const { body } = await (await api.as(user)).send(names.search, { query });
  expect(body.data).toMatchObject({ credits_deducted: 0, credits: 0 });
});

test('older clients may send name instead of query', async () => {
  const { caller } = await aFamily(api, 5);
  const { body } = await caller.send(names.search, { query: { name: 'Muhammad', max_credits: 5 } });
  expect(body.data.results[0]?.name_id).toBe('muhammad');
});

test.each([
  ['without a name', { max_credits: 5 }],
  ['with an empty one', { query: '   ', max_credits: 5 }],
])('a search %s is refused', async (_, query) => {
  const { caller } = await aFamily(api, 5);
  expect((await caller.send(names.search, { query })).status).toBe(400);
});

test('analysis after a paid search costs 10, together 15, never twice', async () => {
  const { search, analyse } = await aFamily(api, 30);
  const both = await search('Muhammad', { islamic_analysis: 'true' });
  expect(both.body.data).toMatchObject({ credits_deducted: 15, credits: 15 });
  expect(both.body.data.results[0]?.analysis).toMatchObject({
    islamic_verdict: 'recommended',
    islamic_appropriate: true,
    by_machine: false,
  });
  expect((await analyse('Muhammad')).body.data).toMatchObject({ credits_deducted: 0, credits: 15 });
  await search('Ali');
  expect((await analyse('Ali')).body.data).toMatchObject({ credits_deducted: 10, credits: 0 });
});

test('texts are in all four languages; analysis texts only with the analysis', async () => {
  const { search } = await aFamily(api, 15);
  const record = theCatalogue().names.find(({ id }) => id === 'muhammad');
  const [without] = (await search('Muhammad')).body.data.results;
  expect(without).toMatchObject({
    meaning_tr: record?.meaning.tr,
    origin_en: record?.origin.text.en,
    description_ar: record?.description.ar,
    islamic_appropriate: null,
    islamic_reason_de: null,
  });
  const [result] = (await search('Muhammad', { islamic_analysis: 'true' })).body.data.results;
  expect(result?.islamic_appropriate).toBe(true);
  expect(result?.islamic_reason_de).toBe(result?.analysis?.reason);
});

test('an uncertain name returns at most five candidates and is free until one is chosen', async () => {
  const { search } = await aFamily(api, 5);
  const { body } = await search('Jusufa');
  expect(body.data).toMatchObject({ results: [], credits_deducted: 0, credits: 5 });
  expect(body.data.message).toBe('Welchen Namen meint ihr? Die Liste kostet nichts.');
  expect(body.data.candidates.length).toBeGreaterThan(0);
  expect(body.data.candidates.length).toBeLessThanOrEqual(5);
  const [chosen] = body.data.candidates;
  const paid = await search('Jusufa', { name_id: chosen?.name_id ?? '' });
  expect(paid.body.data).toMatchObject({ credits_deducted: 5, credits: 0 });
});

test('an unknown candidate returns 404 and costs nothing', async () => {
  const { user, search } = await aFamily(api, 5);
  expect((await search('Muhammad', { name_id: 'no-such-name' })).status).toBe(404);
  expect(await accountOf(api, user)).toMatchObject({ balance: 5 });
});

test('the model is not asked about a catalogue name, even when taken as written', async () => {
  const { search, analyse } = await aFamily(api, 50);
  const asked = api.model.asked();
  const certain = await search('Muhammad', { as_written: 'true' });
  expect(certain.body.data.results[0]).toMatchObject({ name_id: 'muhammad', verified: true });
  const shared = await search('Asiya', { as_written: 'true' });
  expect(shared.body.data.candidates.map(({ name_id }) => name_id)).toEqual([
    'asiya',
    'asiya-disobedient',
  ]);
  expect((await analyse('Asiya', { as_written: true })).body.data.candidates).toHaveLength(2);
  expect(api.model.asked()).toBe(asked);
});

test('a candidate shows its warning before payment', async () => {
  const { search } = await aFamily(api, 0);
  const { body } = await search('Asiya');
  const warnings = body.data.candidates.map(({ name_id, warning }) => [name_id, warning]);
  expect(Object.fromEntries(warnings)).toMatchObject({
    asiya: null,
    'asiya-disobedient': 'Viele Gelehrte sehen diesen Namen wegen seiner Bedeutung ungern.',
  });
});

test('without enough credits for all parts nothing is returned or charged', async () => {
  const { user, search } = await aFamily(api, 14);
  const { status, body } = await search('Muhammad', { islamic_analysis: 'true' });
  expect(status).toBe(402);
  expect(body.error).toMatchObject({
    code: 'INSUFFICIENT_CREDITS',
    required_credits: 15,
    current_credits: 14,
  });
  expect(await accountOf(api, user)).toMatchObject({ balance: 14, held: 0 });
  expect((await search('Muhammad')).body.data.credits_deducted).toBe(5);
});

test('refuses with the price due when it is above the agreed price', async () => {
  const { user, search, analyse } = await aFamily(api, 30);
  const unpaid = await search('Muhammad', { max_credits: '0' });
  expect([unpaid.status, unpaid.body.error]).toMatchObject([
    402,
    { code: 'PRICE_NOT_AGREED', required_credits: 5, current_credits: 30, due: ['search'] },
  ]);
  await search('Muhammad', { max_credits: '5' });
  const again = await search('Muhammad', { max_credits: '0' });
  expect(again.body.data).toMatchObject({ credits_deducted: 0, credits: 25 });
  const both = await search('Muhammad', { islamic_analysis: 'true', max_credits: '0' });
  expect(both.body.error).toMatchObject({ required_credits: 10, due: ['analysis'] });
  expect((await analyse('Muhammad', { max_credits: 9 })).status).toBe(402);
  expect((await analyse('Muhammad', { max_credits: 10 })).body.data.credits_deducted).toBe(10);
  expect(await accountOf(api, user)).toMatchObject({ balance: 15, held: 0 });
});

test('paid parts are shown again without credits or an agreed price', async () => {
  const { search } = await aFamily(api, 15);
  await search('Muhammad', { islamic_analysis: 'true' });
  const { body } = await search('محمد', { islamic_analysis: 'true', max_credits: '0' });
  expect(body.data).toMatchObject({ credits_deducted: 0, credits: 0 });
  const other = await search('Ali', { max_credits: '0' });
  expect(other.body.error).toMatchObject({ code: 'INSUFFICIENT_CREDITS', required_credits: 5 });
});

test('two hundred concurrent searches with credits for three: three are charged', async () => {
  const { user, search } = await aFamily(api, 15);
  const known = theCatalogue()
    .names.filter(({ replacedBy }) => !replacedBy)
    .slice(0, 200);
  const answers = await Promise.all(known.map(({ id, name }) => search(name, { name_id: id })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(197);
  expect(await accountOf(api, user)).toMatchObject({ balance: 0, held: 0 });
});

test('twenty concurrent identical searches are charged once', async () => {
  const { user, search } = await aFamily(api, 50);
  await Promise.all(Array.from({ length: 20 }, () => search('Muhammad')));
  expect(await accountOf(api, user)).toMatchObject({ balance: 45 });
});

test('concurrent searches and analyses of one name are charged once each', async () => {
  const { user, search, analyse } = await aFamily(api, 100);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => {
      if (index % 3 === 0) return analyse('Muhammad');
      return search('Muhammad', { islamic_analysis: index % 3 === 1 ? 'true' : 'false' });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
  expect(await accountOf(api, user)).toMatchObject({ balance: 85, held: 0 });
});

test('searches are in the history, newest first', async () => {
  const { caller, search } = await aFamily(api, 20);
  await search('Muhammad');
  api.clock.advance(1_000);
  await search('Ali', { islamic_analysis: 'true' });
  const { body } = await caller.send(names.history, { query: { language: 'tr' } });
  expect(body.data.searches).toMatchObject([
    { name_id: 'ali', name: 'Ali', with_search: true, with_analysis: true },
    { name_id: 'muhammad', name: 'Muhammed', with_search: true, with_analysis: false },
  ]);
});

test('an analysis bought alone is not listed as a search', async () => {
  const { caller, analyse } = await aFamily(api, 10);
  await analyse('Muhammad');
  const { body } = await caller.send(names.history, { query: {} });
  expect(body.data.searches).toMatchObject([{ with_search: false, with_analysis: true }]);
});
