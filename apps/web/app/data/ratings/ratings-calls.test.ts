// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answeringApi } from '../../../test/answering-api.ts';
import { TEST_ACCOUNT } from '../../../test/test-account.ts';
import type { Api } from '../api-client.ts';
import { beginSession, endSession } from '../session/session-store.ts';
import { loadRatings, loadStars, loadStats, rate } from './ratings-calls.ts';
import { ratingsStore } from './ratings-store.ts';

const USER = TEST_ACCOUNT;
const YUSUF = { nameId: 'yusuf', name: 'Yusuf' };

beforeEach(() => beginSession({ token: 'token', user: USER }));
afterEach(endSession);

const ANSWERS = {
  'GET /name-ratings/users/me/ratings': {
    ratings: [{ name_id: 'zaynab', rating: 5 }],
    pagination: { page: 1, pages: 1, total: 1 },
  },
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

test('the own stars are known after loading, and cleared with the session', async () => {
  await loadRatings(answeringApi(ANSWERS).api, USER.id);
  expect(ratingsStore.get().stars.get('zaynab')).toBe(5);
  endSession();
  expect(ratingsStore.get().stars.size).toBe(0);
});

test('feedback is known, and changes with the rating', async () => {
  const { api } = answeringApi({
    ...ANSWERS,
    'GET /name-ratings/users/me/ratings': {
      ratings: [{ name_id: 'yusuf', rating: 5, feedback: 'We like it.' }],
      pagination: { page: 1, pages: 1, total: 1 },
    },
  });
  await loadRatings(api, USER.id);
  await rate(api, { kind: 'rate', name: YUSUF, stars: 4 });
  expect(ratingsStore.get().feedback.get('yusuf')).toBe('We like it.');
  await rate(api, { kind: 'rate', name: YUSUF, stars: 4, feedback: '' });
  expect(ratingsStore.get().feedback.get('yusuf')).toBe('');
});

test('a rating updates the statistics of its name', async () => {
  await rate(answeringApi(ANSWERS).api, { kind: 'rate', name: YUSUF, stars: 4 });
  expect(ratingsStore.get().stars.get('yusuf')).toBe(4);
  expect(ratingsStore.get().stats.get('yusuf')).toMatchObject({
    average_rating: 4,
    total_ratings: 1,
  });
});

test('all names of a page are one call, and unknown ones are not asked for again', async () => {
  const { api, asked } = answeringApi({ 'POST /name-ratings/names/stats/bulk': { results: [] } });
  // As on a page: each name asks once the code is loaded.
  const fetched = () => import('./ratings-calls.ts');
  const ask = async (name: string) => (await fetched()).loadStats(api, [name]);
  await Promise.all([ask('idris'), ask('musa'), ask('isa')]);
  await loadStats(api, ['musa']);
  expect(asked.map(({ body }) => body)).toEqual([{ names: ['idris', 'musa', 'isa'] }]);
  expect(ratingsStore.get().stats.get('musa')).toBeNull();
});

/** A user who has rated more names than one page holds. */
const MANY = {
  ...ANSWERS,
  'GET /name-ratings/users/me/ratings': {
    ratings: [{ name_id: 'zaynab', rating: 5 }],
    pagination: { page: 1, pages: 2, total: 101 },
  },
};
const BULK = 'POST /name-ratings/names/ratings/bulk';

test('stars that are not among the latest are loaded for the shown names, once', async () => {
  const { api, asked } = answeringApi({ ...MANY, [BULK]: { ratings: { idris: 2 } } });
  await Promise.all(['zaynab', 'idris', 'musa'].map((name) => loadStars(api, USER.id, [name])));
  await loadStars(api, USER.id, ['idris', 'musa']);
  expect(asked.filter(({ path }) => path === BULK)).toEqual([
    { path: BULK, body: { names: ['idris', 'musa'] } },
  ]);
  expect([...ratingsStore.get().stars].toSorted()).toEqual([
    ['idris', 2],
    ['zaynab', 5],
  ]);
});

test('nothing more is loaded if the latest are all', async () => {
  const { api, asked } = answeringApi(ANSWERS);
  await loadStars(api, USER.id, ['idris']);
  expect(asked.some(({ path }) => path === BULK)).toBe(false);
});

test('a rating given while stars are loading is kept', async () => {
  const { api } = answeringApi({ ...MANY, [BULK]: { ratings: { yusuf: 1 } } });
  await loadRatings(api, USER.id);
  const asking = loadStars(api, USER.id, ['yusuf']);
  await rate(api, { kind: 'rate', name: YUSUF, stars: 4 });
  await asking;
  expect(ratingsStore.get().stars.get('yusuf')).toBe(4);
});

test('stars that arrive after the session has ended are dropped', async () => {
  const { api } = answeringApi({ ...MANY, [BULK]: { ratings: { idris: 2 } } });
  await loadRatings(api, USER.id);
  const leaving: Api = {
    send: (endpoint, call) => {
      endSession();
      return api.send(endpoint, call);
    },
  };
  await loadStars(leaving, USER.id, ['idris']);
  expect(ratingsStore.get().stars.size).toBe(0);
});
