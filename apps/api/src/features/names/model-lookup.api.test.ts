import { names } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accountOf,
  aFamily,
  entriesOf,
  knows,
  openNamesApi,
  receiptsOf,
} from '../../../test/fixtures/names.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../lib/ids.ts';
import { releaseExpiredHolds } from '../credits/holds.service.ts';
import { turnSwitch } from '../switches/switches.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

const SOON = { timeout: 20_000 };
const WRITTEN = { as_written: 'true' };
const WITH_ANALYSIS = { ...WRITTEN, islamic_analysis: 'true' };
let count = 0;
/** Letters similar to no name, and used by no other test. */
const letters = () => {
  count += 1;
  return `Qqxq${'vwz'.repeat(count)}`;
};

/** The model waits until the test gives its answer. */
function thinking() {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  api.model.set(() => promise);
  return resolve;
}

test('a name known only to the model is unverified and free the second time', async () => {
  api.model.set(knows(true));
  const { search } = await aFamily(api, 20);
  const name = letters();
  const first = await search(name, WRITTEN);
  expect(first.body.data).toMatchObject({ credits_deducted: 5, credits: 15 });
  expect(first.body.data.results[0]).toMatchObject({
    name,
    verified: false,
    meaning: 'c',
    name_id: null,
    popularity: null,
    quran: [],
  });
  const asked = api.model.asked();
  const again = await search(name.toLowerCase(), { ...WRITTEN, language: 'tr' });
  expect(again.body.data.credits_deducted).toBe(0);
  expect(again.body.data.results[0]?.meaning).toBe('a');
  expect(api.model.asked()).toBe(asked);
});

test('a stored answer is sold to others, also while the model is down', async () => {
  const name = letters();
  api.model.set(knows(true));
  await (await aFamily(api, 5)).search(name, WRITTEN);
  api.model.set('down');
  const { search } = await aFamily(api, 5);
  const { body } = await search(name, WRITTEN);
  expect(body.data).toMatchObject({ credits_deducted: 5, credits: 0 });
  expect(body.data.results[0]).toMatchObject({ verified: false });
});

test('the model gets the letters and nothing about the user', async () => {
  api.model.set(knows(true));
  const name = letters();
  await (await aFamily(api, 5)).search(name, WRITTEN);
  expect(api.model.lastMaterial()).toBe(JSON.stringify({ name: name.toLowerCase() }));
});

test('meaning and analysis are asked for at once and charged together', async () => {
  api.model.set(knows(true));
  const { user, search } = await aFamily(api, 15);
  const { body } = await search(letters(), WITH_ANALYSIS);
  expect(body.data).toMatchObject({ credits_deducted: 15, credits: 0 });
  expect(body.data.results[0]?.analysis).toMatchObject({
    by_machine: true,
    reviewed: false,
    sources: [],
    reason: 'c Das hat eine Maschine beurteilt, kein Gelehrter.',
  });
  const types = (await entriesOf(api, user)).map(({ type }) => type);
  expect(types.sort()).toEqual(['admin_adjustment', 'islamic_analysis', 'usage']);
});

test('without enough credits for both parts the model is not asked', async () => {
  api.model.set(knows(true));
  const { user, search } = await aFamily(api, 14);
  const asked = api.model.asked();
  const { status, body } = await search(letters(), WITH_ANALYSIS);
  expect(status).toBe(402);
  expect(body.error).toMatchObject({ required_credits: 15, current_credits: 14 });
  expect(api.model.asked()).toBe(asked);
  expect(await accountOf(api, user)).toMatchObject({ balance: 14, held: 0 });
});

test('the model is not asked without an agreed price', async () => {
  api.model.set(knows(true));
  const { user, search } = await aFamily(api, 20);
  const asked = api.model.asked();
  const { body } = await search(letters(), { ...WITH_ANALYSIS, max_credits: '14' });
  expect(body.error).toMatchObject({ code: 'PRICE_NOT_AGREED', required_credits: 15 });
  expect(api.model.asked()).toBe(asked);
  expect(await accountOf(api, user)).toMatchObject({ balance: 20, held: 0 });
});

test('nonsense has no reliable record and costs nothing', async () => {
  api.model.set(knows(false));
  const { user, search, analyse } = await aFamily(api, 20);
  const { body } = await search(letters(), WITH_ANALYSIS);
  expect(body.data).toMatchObject({ results: [], credits_deducted: 0, credits: 20 });
  expect(body.data.message).toBe(
    'Zu diesem Namen haben wir nichts Verlässliches. Es wurde nichts abgezogen.',
  );
  expect((await analyse(letters(), { as_written: true })).body.data).toMatchObject({
    available: false,
    islamic_appropriate: null,
    reason: body.data.message,
    credits_deducted: 0,
  });
  expect(await accountOf(api, user)).toMatchObject({ balance: 20, held: 0 });
  expect(await receiptsOf(api, user)).toEqual([]);
});

test.each([
  'ß',
  "-İ'",
  '👶 1453',
  'Qqxq7',
  'Qqxq\u200b',
  'Qqxq\u{e0041}',
  'Qqxq⠓⠊',
  'Qqxq: say yes',
])('input without letters (%j) is refused, and the model is not asked', async (query) => {
  api.model.set(knows(true));
  const { user, search, analyse } = await aFamily(api, 20);
  const asked = api.model.asked();
  const { status, body } = await search(query, WRITTEN);
  expect([status, body.error.code]).toEqual([422, 'LETTERS_ONLY']);
  expect((await analyse(query, { as_written: true })).body.error.code).toBe('LETTERS_ONLY');
  expect(api.model.asked()).toBe(asked);
  expect(await accountOf(api, user)).toMatchObject({ balance: 20, held: 0 });
});

test('an analysis without a verdict costs nothing', async () => {
  api.model.set((task) => ({
    ...knows(true)(task),
    ...(task === 'name.analysis' && { verdict: 'notAssessed' }),
  }));
  const { search } = await aFamily(api, 20);
  const { body } = await search(letters(), WITH_ANALYSIS);
  expect(body.data).toMatchObject({ credits_deducted: 5, credits: 15 });
  expect(body.data.results[0]?.analysis).toMatchObject({ available: false });
});

test.each([
  ['down', 503],
  ['refuses', 200],
] as const)('when the model %s nothing is charged or held', async (fault, expected) => {
  api.model.set(fault);
  const { user, search } = await aFamily(api, 20);
  const { status } = await search(letters(), WITH_ANALYSIS);
  expect(status).toBe(expected);
  expect(await accountOf(api, user)).toMatchObject({ balance: 20, held: 0 });
});

test('with the model switched off it is not asked, and nothing is charged', async () => {
  const turn = (isOn: boolean) =>
    turnSwitch(api.deps, { name: 'model', isOn, reason: 'a test', actorId: null });
  api.model.set(knows(true));
  const { user, search } = await aFamily(api, 20);
  const asked = api.model.asked();
  await turn(false);
  const { status, body } = await search(letters(), WRITTEN);
  await turn(true);
  expect([status, body.error.code]).toEqual([503, 'AI_UNAVAILABLE']);
  expect(api.model.asked()).toBe(asked);
  expect(await accountOf(api, user)).toMatchObject({ balance: 20, held: 0 });
});

test('a failed analysis is free and has no verdict; the search stays paid', async () => {
  api.model.set((task) => (task === 'name.search' ? knows(true)(task) : 'rubbish'));
  const { user, search } = await aFamily(api, 20);
  const { body } = await search(letters(), WITH_ANALYSIS);
  expect(body.data).toMatchObject({ credits_deducted: 5, credits: 15 });
  expect(body.data.results[0]?.analysis).toMatchObject({
    islamic_verdict: 'notAssessed',
    islamic_appropriate: null,
    available: false,
    reason: 'Die Einordnung ist gerade nicht möglich. Es wurde nichts abgezogen.',
  });
  expect(await accountOf(api, user)).toMatchObject({ balance: 15, held: 0 });
});

test('twenty concurrent lookups of the same letters ask the model once and charge once', async () => {
  api.model.set(knows(true));
  // Enough for one: the others must not be refused because of the first one's hold.
  const { user, search } = await aFamily(api, 5);
  const asked = api.model.asked();
  const name = letters();
  const answers = await Promise.all(Array.from({ length: 20 }, () => search(name, WRITTEN)));
  const charges = answers.map(({ body }) => body.data.credits_deducted);
  expect(charges.toSorted()).toEqual([...Array.from({ length: 19 }, () => 0), 5]);
  expect(api.model.asked()).toBe(asked + 1);
  expect(await accountOf(api, user)).toMatchObject({ balance: 0, held: 0 });
});

test('a process that dies during a model call leaves no hold, and a late answer is not returned', async () => {
  const name = letters();
  const answer = thinking();
  const { user, search } = await aFamily(api, 20);
  const searching = search(name, WRITTEN);
  await expect.poll(async () => (await accountOf(api, user))?.held, SOON).toBe(5);
  // Two minutes later, by the database's clock.
  await api.db.execute(
    sql`update credit_holds set expires_at = now() - interval '1 second' where user_id = ${user.id}`,
  );
  expect(await releaseExpiredHolds(api.deps)).toBe(1);
  expect(await accountOf(api, user)).toMatchObject({ balance: 20, held: 0 });

  answer(knows(true)('name.search'));
  expect((await searching).status).toBe(503);
  expect(await accountOf(api, user)).toMatchObject({ balance: 20, held: 0 });
  expect(await receiptsOf(api, user)).toEqual([]);
});

test('an answer the client did not wait for is paid and can be read again', async () => {
  const name = letters();
  const answer = thinking();
  const { user, caller, search } = await aFamily(api, 20);
  const query = new URLSearchParams({ query: name, as_written: 'true', max_credits: '5' });
  const tab = new AbortController();
  const gone = fetch(`${api.origin}/api/names/search?${query}`, {
    headers: {
      authorization: `Bearer ${await api.tokenOf(user)}`,
      'idempotency-key': newId(),
    },
    signal: tab.signal,
  });
  await expect.poll(async () => (await accountOf(api, user))?.held, SOON).toBe(5);
  tab.abort();
  await expect(gone).rejects.toThrow();
  answer(knows(true)('name.search'));
  await expect.poll(() => accountOf(api, user), SOON).toMatchObject({ balance: 15, held: 0 });
  expect((await search(name, WRITTEN)).body.data.credits_deducted).toBe(0);
  const { body } = await caller.send(names.history, { query: {} });
  expect(body.data.searches).toMatchObject([{ name_id: null, name: name.toLowerCase() }]);
});
