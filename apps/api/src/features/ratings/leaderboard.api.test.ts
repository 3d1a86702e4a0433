import { type LeaderboardPeriod, ratings } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openNamesApi, theCatalogue } from '../../../test/fixtures/names.ts';
import {
  aMember,
  expectCountsToEqualRows,
  manyRate,
  replaceName,
  someNameIds,
} from '../../../test/fixtures/ratings.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { aggregateRatings } from './leaderboard.service.ts';

async function startApi() {
  const api = await openNamesApi();
  onTestFinished(async () => {
    await expectCountsToEqualRows(api);
    await api.close();
  });
  const read = async (period: LeaderboardPeriod = 'weekly', limit?: number) =>
    (await api.guest.send(ratings.leaderboard, { query: { period, limit, language: 'de' } })).body
      .data;
  /** As a visitor sees it a minute later. */
  const draw = async () => {
    await aggregateRatings(api.deps);
    api.clock.advance(61_000);
  };
  return { api, read, draw };
}

test('the leaderboard is empty without ratings', async () => {
  const { read, draw } = await startApi();
  expect(await read()).toMatchObject({ from: null, total_ratings: 0, leaderboard: [] });
  await draw();
  expect(await read()).toMatchObject({ from: '2026-11-11', to: '2026-11-17', leaderboard: [] });
});

test('many good ratings rank above one perfect rating; places follow the score', async () => {
  const { api, read, draw } = await startApi();
  const [loved = '', perfect = '', disliked = ''] = someNameIds(3);
  await manyRate(api, { nameId: perfect, stars: 5, count: 1 });
  await manyRate(api, { nameId: loved, stars: 5, count: 30 });
  await manyRate(api, { nameId: loved, stars: 4, count: 10 });
  await manyRate(api, { nameId: disliked, stars: 1, count: 30 });
  await draw();
  const { leaderboard, total_ratings } = await read();
  expect(total_ratings).toBe(71);
  expect(leaderboard).toMatchObject([
    { id: loved, rank_position: 1, total_ratings: 40, average_rating: 4.75, score: 4.33 },
    { id: perfect, rank_position: 2, total_ratings: 1, average_rating: 5, score: 3.57 },
    { id: disliked, rank_position: 3, score: 2 },
  ]);
});

test('weekly is seven days and monthly thirty, by the day in Berlin', async () => {
  const { api, read, draw } = await startApi();
  const [a = '', b = '', c = '', d = ''] = someNameIds(4);
  await manyRate(api, { nameId: a, stars: 5, count: 4, daysAgo: 6 });
  await manyRate(api, { nameId: b, stars: 5, count: 3, daysAgo: 7 });
  await manyRate(api, { nameId: c, stars: 5, count: 2, daysAgo: 29 });
  await manyRate(api, { nameId: d, stars: 5, count: 1, daysAgo: 30 });
  await draw();
  expect((await read('weekly')).leaderboard.map(({ id }) => id)).toEqual([a]);
  expect((await read('monthly')).leaderboard.map(({ id }) => id)).toEqual([a, b, c]);
});

test('a changed rating counts on its first day', async () => {
  const { api, read, draw } = await startApi();
  const [name = ''] = someNameIds(1);
  const { caller } = await aMember(api);
  const rate = (rating: number) =>
    caller.send(ratings.rate, { params: { name }, body: { rating } });
  await rate(1);
  await draw();
  api.clock.advance(10 * 86_400_000);
  const again = await api.as(await aUser(api.db));
  await again.send(ratings.rate, { params: { name }, body: { rating: 2 } });
  await api.db.execute(sql`update name_ratings set stars = 5 where stars = 1`);
  await draw();
  expect((await read('weekly')).leaderboard).toMatchObject([{ score: 3.43 }]);
  expect((await read('monthly')).leaderboard).toMatchObject([{ score: 3.5 }]);
});

test('a name with a negative verdict is not on the leaderboard', async () => {
  const { api, read, draw } = await startApi();
  const refused = theCatalogue().names.find(({ islamic }) => islamic.verdict === 'notAppropriate');
  await manyRate(api, { nameId: refused?.id ?? '', stars: 5, count: 30 });
  await draw();
  expect((await read()).leaderboard).toEqual([]);
});

test('the list has 50 places, or fewer on request', async () => {
  const { api, read, draw } = await startApi();
  for (const nameId of someNameIds(55)) await manyRate(api, { nameId, stars: 5, count: 1 });
  await draw();
  expect((await read()).leaderboard.map(({ rank_position }) => rank_position)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  );
  expect((await read('weekly', 5)).leaderboard).toHaveLength(5);
});

/** The check for newer names: every two seconds at most, by the process and not by its visitors. */
const LOOK_FOR_NAMES = 'select "version" from "catalogue_state"';

/** Every statement of this process, on any connection, by name or text. */
function listenToDatabase() {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  // The driver accepts a text or an object with one; its types describe only the last overload.
  const statements = () =>
    (asked.mock.calls as unknown[][]).map(([statement]) =>
      typeof statement === 'string' ? statement : nameOrWords(statement as pg.QueryConfig),
    );
  return {
    questions: () => statements().filter((statement) => statement !== LOOK_FOR_NAMES),
    looks: () => statements().filter((statement) => statement === LOOK_FOR_NAMES).length,
  };
}
const nameOrWords = ({ name, text }: pg.QueryConfig): string => name ?? text;

test('a thousand concurrent readers cause one query a minute', async () => {
  const { api, draw } = await startApi();
  const [name = ''] = someNameIds(1);
  await manyRate(api, { nameId: name, stars: 5, count: 1 });
  await draw();
  const { questions, looks } = listenToDatabase();
  const crowd = () =>
    Promise.all(
      Array.from({ length: 1_000 }, (_, guest) =>
        api.guest.send(ratings.leaderboard, {
          query: {
            period: guest % 2 ? 'weekly' : 'monthly',
            language: guest % 3 ? 'tr' : 'ar',
          },
        }),
      ),
    );
  const answers = await crowd();
  expect(answers.every(({ body }) => body.data.leaderboard.length === 1)).toBe(true);
  expect(questions()).toEqual(['read_leaderboards']);
  api.clock.advance(59_000);
  await crowd();
  expect(questions()).toEqual(['read_leaderboards']);
  api.clock.advance(1_000);
  await crowd();
  expect(questions()).toEqual(['read_leaderboards', 'read_leaderboards']);
  expect(looks()).toBeLessThanOrEqual(3);
});

test('aggregating during concurrent ratings loses and doubles none', async () => {
  const { api, draw } = await startApi();
  const ids = someNameIds(10);
  const { caller } = await aMember(api);
  await Promise.all([
    ...ids.flatMap((name) =>
      [1, 2, 3].map((rating) => caller.send(ratings.rate, { params: { name }, body: { rating } })),
    ),
    aggregateRatings(api.deps),
    aggregateRatings(api.deps),
  ]);
  await expectCountsToEqualRows(api);
  await draw();
});

test('a successor takes over the ratings of its predecessor; a user who rated both counts once', async () => {
  const { api, read, draw } = await startApi();
  const [from = '', to = ''] = someNameIds(2);
  const both = await aMember(api);
  for (const [name, rating] of [
    [from, 1],
    [to, 5],
  ] as const)
    await both.caller.send(ratings.rate, { params: { name }, body: { rating } });
  await manyRate(api, { nameId: from, stars: 4, count: 3 });
  await draw();
  await replaceName(api, from, to);
  await draw();
  expect((await read()).leaderboard).toMatchObject([{ id: to, total_ratings: 4 }]);
});
