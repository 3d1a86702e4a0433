import { ratings } from '@ismi/contract';
import { expect, onTestFinished, test } from 'vitest';
import { openNamesApi } from '../../../test/fixtures/names.ts';
import { aMember, manyRate, someNameIds } from '../../../test/fixtures/ratings.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { watchBursts } from './bursts.service.ts';
import { aggregateRatings } from './leaderboard.service.ts';

async function startApi() {
  const api = await openNamesApi();
  onTestFinished(() => api.close());
  return api;
}

test('lists feedback page by page, newest first, without its author', async () => {
  const api = await startApi();
  const { user, caller } = await aMember(api);
  const ids = someNameIds(3);
  for (const name of ids) {
    api.clock.advance(1_000);
    const body = { rating: 4, ...(name !== ids[1] && { feedback: `schön: ${name}` }) };
    await caller.send(ratings.rate, { params: { name }, body });
  }
  const admin = await api.as(await aUser(api.db, { isAdmin: true }));
  const read = async (page: number) =>
    (await admin.send(ratings.feedback, { query: { page, limit: 1, language: 'de' } })).body.data;
  const first = await read(1);
  expect(first.pagination).toEqual({ page: 1, pages: 2, total: 2 });
  expect(first.feedback).toEqual([
    {
      name_id: ids[2],
      name: expect.any(String),
      rating: 4,
      text: `schön: ${ids[2]}`,
      language: user.preferredLanguage,
      updated_at: api.clock.now().toISOString(),
    },
  ]);
  expect((await read(2)).feedback).toMatchObject([{ name_id: ids[0] }]);
});

test('lists a name that is suddenly rated often, once', async () => {
  const api = await startApi();
  const [sent = '', usual = '', small = ''] = someNameIds(3);
  await manyRate(api, { nameId: sent, stars: 5, count: 60, accountDays: 0 });
  await manyRate(api, { nameId: small, stars: 5, count: 49 });
  for (let daysAgo = 1; daysAgo <= 28; daysAgo += 1)
    await manyRate(api, { nameId: usual, stars: 5, count: 6, daysAgo });
  await manyRate(api, { nameId: usual, stars: 5, count: 55 });
  await aggregateRatings(api.deps);
  await watchBursts(api.deps);
  await watchBursts(api.deps);
  const admin = await api.as(await aUser(api.db, { isAdmin: true }));
  const { body } = await admin.send(ratings.bursts, { query: { language: 'de' } });
  expect(body.data.bursts).toMatchObject([
    { name_id: sent, day: '2026-11-17', ratings: 60, usual: 0, by_new_accounts: 60 },
  ]);
});
