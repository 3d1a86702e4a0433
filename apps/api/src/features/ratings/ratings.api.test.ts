import { randomUUID } from 'node:crypto';
import { type BodyOf, NAME_LIMITS, RATING_LIMITS, ratings } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openNamesApi } from '../../../test/fixtures/names.ts';
import {
  aMember,
  anAmbiguousSpelling,
  expectCountsToEqualRows,
  someNameIds,
} from '../../../test/fixtures/ratings.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { users } from '../../db/schema/auth.ts';
import { nameRatings } from '../../db/schema/ratings.ts';
import { aggregateRatings } from './leaderboard.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterEach(() => expectCountsToEqualRows(api));
afterAll(() => api.close());

type Body = BodyOf<typeof ratings.rate>;

async function aFamily() {
  const { user, caller } = await aMember(api);
  return {
    user,
    caller,
    rate: (name: string, rating: number, more: Partial<Body> = {}) =>
      caller.send(ratings.rate, { params: { name }, body: { rating, ...more } }),
    rows: () => api.db.select().from(nameRatings).where(eq(nameRatings.userId, user.id)),
  };
}

const statsOf = async (name: string) =>
  (await api.guest.send(ratings.stats, { params: { name }, query: {} })).body.data;

test('all spellings count for the same name, and the last rating is kept', async () => {
  const { rate, rows } = await aFamily();
  await rate('Zeynep', 3, { feedback: 'klingt schön' });
  await rate('زينب', 4);
  const { body } = await rate('zeyneb', 5);
  expect(await rows()).toMatchObject([{ stars: 5, feedback: 'klingt schön' }]);
  expect(body.data.name_stats).toMatchObject({ average_rating: 5, total_ratings: 1 });
});

test('empty feedback deletes it, missing feedback keeps it', async () => {
  const { rate, rows } = await aFamily();
  await rate('Zeynep', 3, { feedback: 'klingt schön' });
  await rate('Zeynep', 4);
  expect(await rows()).toMatchObject([{ stars: 4, feedback: 'klingt schön' }]);
  await rate('Zeynep', 4, { feedback: 'passt zu uns' });
  expect(await rows()).toMatchObject([{ feedback: 'passt zu uns' }]);
  expect((await rate('Zeynep', 5, { feedback: ' ' })).status).toBe(200);
  expect(await rows()).toMatchObject([{ stars: 5, feedback: null }]);
  await rate('Idris', 5, { feedback: '' });
  expect((await rows()).find(({ nameId }) => nameId === 'idris')?.feedback).toBeNull();
});

test('a rating keeps its list of suggestions when it is changed elsewhere', async () => {
  const { rate, rows } = await aFamily();
  const [first, second] = [randomUUID(), randomUUID()];
  await rate('Zeynep', 3, { suggestion_id: first });
  expect(await rows()).toMatchObject([{ stars: 3, suggestionId: first }]);
  await rate('Zeynep', 4);
  expect(await rows()).toMatchObject([{ stars: 4, suggestionId: first }]);
  await rate('Zeynep', 4, { suggestion_id: second });
  expect(await rows()).toMatchObject([{ stars: 4, suggestionId: second }]);
});

test('the list of a rating is returned only to its user', async () => {
  const { caller, rate } = await aFamily();
  const strange = randomUUID();
  const { body: told } = await rate('Idris', 5, { suggestion_id: strange, feedback: 'schön' });
  const { body: mine } = await caller.send(ratings.mine, { query: {} });
  expect(mine.data.ratings).toMatchObject([{ name_id: 'idris', suggestion_id: strange }]);
  const admin = await api.as(await aUser(api.db, { isAdmin: true }));
  const { body: read } = await admin.send(ratings.feedback, { query: {} });
  expect(JSON.stringify([told, await statsOf('Idris'), read])).not.toContain(strange);
});

test('statistics are the same before and after aggregation', async () => {
  const [name = ''] = someNameIds(1);
  await (await aFamily()).rate(name, 5);
  await (await aFamily()).rate(name, 2);
  const before = await statsOf(name);
  expect(before).toMatchObject({ average_rating: 3.5, total_ratings: 2, popularity: 44 });
  await aggregateRatings(api.deps);
  expect(await statsOf(name)).toEqual(before);
});

test('a name that nobody has rated has no average', async () => {
  const name = someNameIds(200).at(-1) ?? '';
  expect(await statsOf(name)).toMatchObject({ average_rating: null, popularity: null });
});

test('an ambiguous spelling is refused with its candidates', async () => {
  const { form, nameIds } = await anAmbiguousSpelling(api);
  const { rate } = await aFamily();
  const shown = form.toLocaleUpperCase('en');
  const { status, body } = await rate(shown, 5);
  expect({ status, code: body.error?.code }).toEqual({ status: 409, code: 'NAME_AMBIGUOUS' });
  expect(nameIds).toEqual(expect.arrayContaining([body.error?.name_ids].flat()));
  const chosen = await rate(shown, 5, { name_id: nameIds[1] ?? '' });
  expect(chosen.body.data.name_stats.name_id).toBe(nameIds[1]);
});

test.each(['Qwzxhna', '???'])('rating %s returns 404', async (name) => {
  const { rate } = await aFamily();
  expect((await rate(name, 5)).status).toBe(404);
});

test.each([0, 6, 2.5])('%s stars are refused', async (stars) => {
  const { rate } = await aFamily();
  expect((await rate('Yusuf', stars)).body.error?.code).toBe('VALIDATION_FAILED');
});

test('a guest cannot rate', async () => {
  const { status } = await api.guest.send(ratings.rate, {
    params: { name: 'Yusuf' },
    body: { rating: 5 },
  });
  expect(status).toBe(401);
});

test('50 concurrent ratings by one user end in one row', async () => {
  const { rate, rows } = await aFamily();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, tap) => rate('Meryem', 1 + (tap % 5))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await rows()).toHaveLength(1);
  await rate('Meryem', 4);
  expect(await rows()).toMatchObject([{ stars: 4 }]);
});

test('new ratings have a daily limit, also concurrently; changing one is always possible', async () => {
  const { user, rate, rows } = await aFamily();
  const ids = someNameIds(RATING_LIMITS.perDay + 20);
  const answers = await Promise.all(ids.map((name) => rate(name, 5)));
  expect(await rows()).toHaveLength(RATING_LIMITS.perDay);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused?.body.error).toMatchObject({ code: 'TOO_MANY_REQUESTS', retry_after: 86_400 });
  const [row] = await rows();
  expect((await rate(row?.nameId ?? '', 1)).status).toBe(200);
  api.clock.advance(86_400_000);
  const missing = ids.find((_, index) => answers[index]?.status !== 200) ?? '';
  const tomorrow = await api.as(user);
  const late = { params: { name: missing }, body: { rating: 5 } };
  expect((await tomorrow.send(ratings.rate, late)).status).toBe(200);
});

test('lists the user’s own ratings, newest first, page by page', async () => {
  const { rate, caller } = await aFamily();
  await (await aFamily()).rate('Yusuf', 1);
  const ids = someNameIds(3);
  for (const name of ids) {
    api.clock.advance(1_000);
    await rate(name, 4);
  }
  const page = (number: number) =>
    caller.send(ratings.mine, { query: { page: number, limit: 2, language: 'de' } });
  const first = (await page(1)).body.data;
  expect(first.ratings.map(({ name_id }) => name_id)).toEqual([ids[2], ids[1]]);
  expect(first.pagination).toEqual({ page: 1, pages: 2, total: 3 });
  expect((await page(2)).body.data.ratings).toMatchObject([{ name_id: ids[0], rating: 4 }]);
});

test('bulk answers use the requested spelling', async () => {
  const { rate, caller } = await aFamily();
  await rate('Zeynep', 4);
  const names = ['زينب', 'zeynep', 'Qwzxhna', 'Idris'];
  const mine = await caller.send(ratings.bulkRatings, { body: { names } });
  expect(mine.body.data.ratings).toEqual({ زينب: 4, zeynep: 4 });
  const stats = await api.guest.send(ratings.bulkStats, { body: { names } });
  expect(stats.body.data.results.map(({ name }) => name)).toEqual(['زينب', 'zeynep', 'Idris']);
});

test('deleting an account removes its ratings, also after aggregation', async () => {
  const [name = ''] = someNameIds(40).slice(-1);
  const before = await statsOf(name);
  const { user, rate } = await aFamily();
  await rate(name, 1);
  await aggregateRatings(api.deps);
  await api.db.delete(users).where(eq(users.id, user.id));
  expect(await statsOf(name)).toEqual(before);
  await aggregateRatings(api.deps);
  expect(await statsOf(name)).toEqual(before);
});

/** CPU time of this process, which runs the API, per call in ms. */
async function costOf(names: string[]): Promise<number> {
  const call = () => api.guest.send(ratings.bulkStats, { body: { names } });
  await call();
  const before = process.cpuUsage();
  for (let times = 0; times < 5; times += 1) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 5_000;
}

test.each([
  ['letters', 'abcdefghijklmnopqrstuvwxyz'.repeat(3)],
  ['two letters for one sound', 'ch'.repeat(NAME_LIMITS.query)],
  ['ligatures that expand to many letters', 'ﷺ'.repeat(NAME_LIMITS.query)],
  ['Arabic letters', 'محمد عبدالرحمن'.repeat(5)],
])(
  'attack 2: fifty long unknown names of %s cost about what fifty known ones cost',
  async (_, text) => {
    const unknown = Array.from({ length: RATING_LIMITS.bulk }, (__, index) =>
      `${String.fromCodePoint(97 + (index % 26))}${index}${text}`.slice(0, NAME_LIMITS.query),
    );
    const known = await costOf(someNameIds(RATING_LIMITS.bulk));
    expect(await costOf(unknown)).toBeLessThan(known + 30);
  },
);
