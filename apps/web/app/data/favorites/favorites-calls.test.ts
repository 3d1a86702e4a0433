// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answeringApi } from '../../../test/answering-api.ts';
import { TEST_ACCOUNT } from '../../../test/test-account.ts';
import { beginSession, endSession } from '../session/session-store.ts';
import { addFavorite, loadFavorites, removeFavorite } from './favorites-calls.ts';
import { favoritesStore } from './favorites-store.ts';

const YUSUF = { nameId: 'yusuf', name: 'Yusuf' };
const ANSWERS = {
  'GET /users/:id/favorites/marks': { ids: ['zaynab'], written: ['Qwzxhna'] },
  'POST /users/:id/favorites': { favorite: {}, total_favorites: 3 },
  'DELETE /users/:id/favorites': { removed: true, total_favorites: 2 },
};

const signIn = () => beginSession({ token: 'token', user: TEST_ACCOUNT });

beforeEach(signIn);
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

test('favorites are known after loading, and cleared with the session', async () => {
  await loadFavorites(answeringApi(ANSWERS).api, TEST_ACCOUNT.id);
  expect([...(favoritesStore.get().keys ?? [])]).toEqual(['zaynab', 'written:Qwzxhna']);
  endSession();
  expect(favoritesStore.get().keys).toBeUndefined();
  signIn();
  await loadFavorites(answeringApi(ANSWERS).api, TEST_ACCOUNT.id);
  expect(favoritesStore.get().keys?.has('zaynab')).toBe(true);
});

test('favorites are loaded once, also when two parts ask at the same time', async () => {
  const { api, asked } = answeringApi(ANSWERS);
  await Promise.all([loadFavorites(api, TEST_ACCOUNT.id), loadFavorites(api, TEST_ACCOUNT.id)]);
  await loadFavorites(api, TEST_ACCOUNT.id);
  expect(asked).toHaveLength(1);
});

test('a failed load is repeated by the next caller', async () => {
  await loadFavorites(answeringApi({}).api, TEST_ACCOUNT.id);
  expect(favoritesStore.get().keys).toBeUndefined();
  await loadFavorites(answeringApi(ANSWERS).api, TEST_ACCOUNT.id);
  expect(favoritesStore.get().keys?.has('zaynab')).toBe(true);
});

test('two taps at once are one call', async () => {
  const { api, asked } = answeringApi(ANSWERS);
  const [first, second] = await Promise.all([addFavorite(api, YUSUF), addFavorite(api, YUSUF)]);
  expect(first).toBeDefined();
  expect(second).toBeUndefined();
  expect(asked).toHaveLength(1);
  expect(favoritesStore.get().keys?.has('yusuf')).toBe(true);
  await removeFavorite(api, YUSUF);
  expect(favoritesStore.get().keys?.has('yusuf')).toBe(false);
});

test('a favorite is highlighted for three seconds, and again when it is added again', async () => {
  vi.useFakeTimers();
  const { api } = answeringApi(ANSWERS);
  const isHighlighted = () => favoritesStore.get().highlighted.has('yusuf');
  await loadFavorites(api, TEST_ACCOUNT.id);
  await addFavorite(api, YUSUF);
  vi.advanceTimersByTime(2_999);
  expect(isHighlighted()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isHighlighted()).toBe(false);

  await addFavorite(api, YUSUF);
  vi.advanceTimersByTime(2_000);
  await removeFavorite(api, YUSUF);
  expect(isHighlighted()).toBe(false);
  await addFavorite(api, YUSUF);
  vi.advanceTimersByTime(2_999);
  expect(isHighlighted()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isHighlighted()).toBe(false);
});

test('a failed call changes nothing and releases the name', async () => {
  await expect(addFavorite(answeringApi({}).api, YUSUF)).rejects.toThrow('no answer');
  expect(favoritesStore.get().keys?.has('yusuf') ?? false).toBe(false);
  expect(await addFavorite(answeringApi(ANSWERS).api, YUSUF)).toBeDefined();
});
