// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import { isLikePending } from './is-like-pending.ts';
import { forgetPendingLike, rememberPendingLike, takePendingLike } from './pending-like.ts';

const RATING = { kind: 'rate', name: { nameId: 'yusuf', name: 'Yusuf' }, stars: 4 } as const;

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('what a guest was about to do is taken once', () => {
  rememberPendingLike(RATING);
  expect(isLikePending()).toBe(true);
  expect(takePendingLike()).toEqual(RATING);
  expect(isLikePending()).toBe(false);
  expect(takePendingLike()).toBeUndefined();
});

test('declining forgets the pending action', () => {
  rememberPendingLike(RATING);
  forgetPendingLike();
  expect(takePendingLike()).toBeUndefined();
});

test('after half an hour it is forgotten', () => {
  vi.useFakeTimers();
  rememberPendingLike(RATING);
  vi.advanceTimersByTime(30 * 60_000);
  expect(takePendingLike()).toBeUndefined();
});

test('an unreadable entry is ignored', () => {
  sessionStorage.setItem(STORED_KEYS.pendingLike, 'not JSON');
  expect(takePendingLike()).toBeUndefined();
});
