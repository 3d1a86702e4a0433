import { consulting, favorites, profile, ratings } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMailRequest } from '../../../test/fixtures/consulting.ts';
import { aUserWith } from '../../../test/fixtures/credits.ts';
import { openNamesApi } from '../../../test/fixtures/names.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

async function aFamily() {
  const user = await aUserWith(api.db, 60);
  const caller = await api.as(user);
  const params = { id: user.id };
  return { user, caller, params, read: () => caller.send(profile.read, { params }) };
}

test('a new user has no average', async () => {
  const { read } = await aFamily();
  expect((await read()).body.data.stats).toEqual({
    total_credits_used: 0,
    total_suggestions: 0,
    total_favorites: 0,
    total_ratings: 0,
    average_rating: null,
  });
});

test('a profile shows searches, favourites and ratings', async () => {
  const { user, caller, params, read } = await aFamily();
  await caller.send(consulting.request, { body: aMailRequest() });
  await caller.send(favorites.add, { params, body: { name: 'Yusuf', language: 'de' } });
  for (const [name, rating] of [
    ['Yusuf', 5],
    ['Zeynep', 4],
  ] as const) {
    await caller.send(ratings.rate, { params: { name }, body: { rating } });
  }
  expect((await read()).body.data).toMatchObject({
    user: { email: user.email, credits: 11 },
    stats: { total_credits_used: 49, total_favorites: 1, total_ratings: 2, average_rating: 4.5 },
  });
});

test('stores the language; another user’s profile returns 404', async () => {
  const { caller, params } = await aFamily();
  const body = { preferred_language: 'ar' } as const;
  const updated = await caller.send(profile.update, { params, body });
  expect(updated.body.data.preferred_language).toBe('ar');
  const stranger = await api.as(await aUser(api.db));
  expect((await stranger.send(profile.read, { params })).status).toBe(404);
});
