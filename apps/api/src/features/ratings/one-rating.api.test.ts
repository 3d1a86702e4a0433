import { ratings } from '@ismi/contract';
import { ENDPOINTS } from '@ismi/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openNamesApi } from '../../../test/fixtures/names.ts';
import { aMember, manyRate, someNameIds } from '../../../test/fixtures/ratings.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { aggregateRatings } from './leaderboard.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

const [nameId = '', other = ''] = someNameIds(2);

interface Figures {
  average_rating: number | null;
  total_ratings: number;
}

/** Every call that returns a name's rating, and where the answer has it. */
const TELLING: Record<string, () => Promise<Figures | undefined>> = {
  'GET /name-ratings/names/:name/stats': async () =>
    (await api.guest.send(ratings.stats, { params: { name: nameId }, query: {} })).body.data,
  'POST /name-ratings/names/stats/bulk': async () =>
    (await api.guest.send(ratings.bulkStats, { body: { names: [nameId] } })).body.data.results[0],
  'GET /name-ratings/names/leaderboard': async () => onLeaderboard('weekly'),
  'POST /name-ratings/names/:name/rate': async () => {
    const { caller } = await aMember(api);
    const params = { name: other };
    const { body } = await caller.send(ratings.rate, { params, body: { rating: 3 } });
    const { body: told } = await api.guest.send(ratings.stats, { params, query: {} });
    expect(body.data.name_stats).toEqual(told.data);
    return undefined;
  },
};

/** About a user and not a name: the mean of the stars that this user gave. */
const OF_PEOPLE = ['GET /users/:id/profile'];

const onLeaderboard = async (period: 'weekly' | 'monthly') =>
  (await api.guest.send(ratings.leaderboard, { query: { period } })).body.data.leaderboard.find(
    ({ id }) => id === nameId,
  );

test('every endpoint that returns a rating is compared', () => {
  const telling = ENDPOINTS.filter(({ response }) =>
    /average_rating|ratingValue|"score"/.test(
      JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any', io: 'output' })),
    ),
  ).map(({ method, path }) => `${method} ${path}`);
  expect(telling.toSorted()).toEqual([...Object.keys(TELLING), ...OF_PEOPLE].toSorted());
});

test('every endpoint returns the same mean and number of votes', async () => {
  // Ratings of this week, this month and long ago, so that every shorter period would give other figures.
  await manyRate(api, { nameId, stars: 5, count: 1 });
  await manyRate(api, { nameId, stars: 4, count: 2, daysAgo: 20 });
  await manyRate(api, { nameId, stars: 2, count: 4, daysAgo: 90 });
  await aggregateRatings(api.deps);
  api.clock.advance(61_000);
  const expected = { average_rating: 3, total_ratings: 7 };
  for (const tell of Object.values(TELLING)) {
    const told = await tell();
    if (told) expect(told).toMatchObject(expected);
  }
  expect(await onLeaderboard('monthly')).toMatchObject(expected);
});

test('ratings not yet aggregated count on the leaderboard too', async () => {
  api.clock.advance(61_000);
  await manyRate(api, { nameId, stars: 5, count: 1 });
  expect(await onLeaderboard('weekly')).toMatchObject({ average_rating: 3.25, total_ratings: 8 });
});
