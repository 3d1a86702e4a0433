// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TEST_ACCOUNT } from '../../../test/test-account.ts';
import type { Api } from '../api-client.ts';
import { beginSession, endSession } from '../session/session-store.ts';
import {
  addFavorite,
  loadOwnLikes,
  loadStars,
  loadStats,
  rate,
  removeFavorite,
} from './likes-calls.ts';
import { currentLikes, watchLikes } from './likes-store.ts';

const USER = TEST_ACCOUNT;
const YUSUF = { nameId: 'yusuf', name: 'Yusuf' };

/** An API that answers by path, when it is told to. */
function stubApi(answers: Record<string, unknown>) {
  const asked: { path: string; body: unknown }[] = [];
  const api: Api = {
    async send(endpoint, call) {
      const { body } = call as { body?: unknown };
      asked.push({ path: `${endpoint.method} ${endpoint.path}`, body });
      const answer = answers[`${endpoint.method} ${endpoint.path}`];
      if (answer === undefined) throw new Error('no answer');
      return answer as never;
    },
  };
  return { api, asked };
}

let stop = () => {};
beforeEach(() => {
  stop = watchLikes(() => {});
  beginSession({ token: 'token', user: USER });
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
  stop();
});

const ANSWERS = {
  'GET /users/:id/favorites/marks': { ids: ['zaynab'], written: ['Qwzxhna'] },
  'GET /name-ratings/users/me/ratings': {
    ratings: [{ name_id: 'zaynab', rating: 5 }],
    pagination: { page: 1, pages: 1, total: 1 },
  },
  'POST /users/:id/favorites': { favorite: {}, total_favorites: 3 },
  'DELETE /users/:id/favorites': { removed: true, total_favorites: 2 },
  'POST /name-ratings/names/:name/rate': {
    rating: 4,
    name_stats: {
      name_id: 'yusuf',
      average_rating: 4,
      total_ratings: 1,
      total_favorites: 0,
      popularity: 44,
    },
  },
};

test('what somebody keeps is known, and gone with them', async () => {
  await loadOwnLikes(stubApi(ANSWERS).api, USER.id);
  expect([...(currentLikes().favoriteKeys ?? [])]).toEqual(['zaynab', 'written:Qwzxhna']);
  expect(currentLikes().stars.get('zaynab')).toBe(5);
  endSession();
  expect(currentLikes().favoriteKeys).toBeUndefined();
  expect(currentLikes().stars.size).toBe(0);
  beginSession({ token: 'token', user: USER });
  await loadOwnLikes(stubApi(ANSWERS).api, USER.id);
  expect(currentLikes().favoriteKeys?.has('zaynab')).toBe(true);
});

test('two taps at once are one call', async () => {
  const { api, asked } = stubApi(ANSWERS);
  const [first, second] = await Promise.all([addFavorite(api, YUSUF), addFavorite(api, YUSUF)]);
  expect(first).toBeDefined();
  expect(second).toBeUndefined();
  expect(asked).toHaveLength(1);
  expect(currentLikes().favoriteKeys?.has('yusuf')).toBe(true);
  expect(currentLikes().fresh.has('yusuf')).toBe(true);
  await removeFavorite(api, YUSUF);
  expect(currentLikes().favoriteKeys?.has('yusuf')).toBe(false);
  expect(currentLikes().busy.size).toBe(0);
});

test('what is kept is fresh for three seconds, and as long again when it is kept again', async () => {
  vi.useFakeTimers();
  const { api } = stubApi(ANSWERS);
  const isFresh = () => currentLikes().fresh.has('yusuf');
  await loadOwnLikes(api, USER.id);
  await addFavorite(api, YUSUF);
  vi.advanceTimersByTime(2_999);
  expect(isFresh()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isFresh()).toBe(false);

  await addFavorite(api, YUSUF);
  vi.advanceTimersByTime(2_000);
  await removeFavorite(api, YUSUF);
  expect(isFresh()).toBe(false);
  await addFavorite(api, YUSUF);
  vi.advanceTimersByTime(2_999);
  expect(isFresh()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isFresh()).toBe(false);
});

test('a call that fails leaves everything as it was, and unlocked', async () => {
  const { api } = stubApi({});
  await expect(addFavorite(api, YUSUF)).rejects.toThrow('no answer');
  expect(currentLikes().favoriteKeys?.has('yusuf') ?? false).toBe(false);
  expect(currentLikes().busy.size).toBe(0);
});

test('what was written to us is known, and changes with the rating', async () => {
  const { api } = stubApi({
    ...ANSWERS,
    'GET /name-ratings/users/me/ratings': {
      ratings: [{ name_id: 'yusuf', rating: 5, feedback: 'We like it.' }],
      pagination: { page: 1, pages: 1, total: 1 },
    },
  });
  await loadOwnLikes(api, USER.id);
  await rate(api, { kind: 'rate', name: YUSUF, stars: 4 });
  expect(currentLikes().feedback.get('yusuf')).toBe('We like it.');
  await rate(api, { kind: 'rate', name: YUSUF, stars: 4, feedback: '' });
  expect(currentLikes().feedback.get('yusuf')).toBe('');
});

test('a rating brings the new figures along', async () => {
  await rate(stubApi(ANSWERS).api, { kind: 'rate', name: YUSUF, stars: 4 });
  expect(currentLikes().stars.get('yusuf')).toBe(4);
  expect(currentLikes().stats.get('yusuf')).toMatchObject({ average_rating: 4, total_ratings: 1 });
});

test('all names of a page are one question, and what nobody knows is not asked again', async () => {
  const { api, asked } = stubApi({ 'POST /name-ratings/names/stats/bulk': { results: [] } });
  // As on a page: each name asks once the code for it has come.
  const fetched = () => import('./likes-calls.ts');
  const ask = async (name: string) => (await fetched()).loadStats(api, [name]);
  await Promise.all([ask('idris'), ask('musa'), ask('isa')]);
  await loadStats(api, ['musa']);
  expect(asked.map(({ body }) => body)).toEqual([{ names: ['idris', 'musa', 'isa'] }]);
  expect(currentLikes().stats.get('musa')).toBeNull();
});

/** Of somebody who has rated more names than come at once. */
const MANY = {
  ...ANSWERS,
  'GET /name-ratings/users/me/ratings': {
    ratings: [{ name_id: 'zaynab', rating: 5 }],
    pagination: { page: 1, pages: 2, total: 101 },
  },
};
const BULK = 'POST /name-ratings/names/ratings/bulk';

test('stars that are not among the latest are asked for with the names that show, once', async () => {
  const { api, asked } = stubApi({ ...MANY, [BULK]: { ratings: { idris: 2 } } });
  await Promise.all(['zaynab', 'idris', 'musa'].map((name) => loadStars(api, USER.id, [name])));
  await loadStars(api, USER.id, ['idris', 'musa']);
  expect(asked.filter(({ path }) => path === BULK)).toEqual([
    { path: BULK, body: { names: ['idris', 'musa'] } },
  ]);
  expect([...currentLikes().stars].toSorted()).toEqual([
    ['idris', 2],
    ['zaynab', 5],
  ]);
});

test('where the latest are all, nothing more is asked', async () => {
  const { api, asked } = stubApi(ANSWERS);
  await loadStars(api, USER.id, ['idris']);
  expect(asked.some(({ path }) => path === BULK)).toBe(false);
});

test('what is rated while the stars are on their way holds', async () => {
  const { api } = stubApi({ ...MANY, [BULK]: { ratings: { yusuf: 1 } } });
  await loadOwnLikes(api, USER.id);
  const asking = loadStars(api, USER.id, ['yusuf']);
  await rate(api, { kind: 'rate', name: YUSUF, stars: 4 });
  await asking;
  expect(currentLikes().stars.get('yusuf')).toBe(4);
});

test('stars that come after their owner has left are nobody’s', async () => {
  const { api } = stubApi({ ...MANY, [BULK]: { ratings: { idris: 2 } } });
  await loadOwnLikes(api, USER.id);
  const leaving: Api = {
    send: (endpoint, call) => {
      endSession();
      return api.send(endpoint, call);
    },
  };
  await loadStars(leaving, USER.id, ['idris']);
  expect(currentLikes().stars.size).toBe(0);
});
