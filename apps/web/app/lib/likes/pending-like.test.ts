// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { STORED_KEYS } from '../stored-keys.ts';
import { isLikePending } from './is-like-pending.ts';
import { forgetLike, rememberLike, takeLike } from './pending-like.ts';

const RATING = { kind: 'rate', name: { nameId: 'yusuf', name: 'Yusuf' }, stars: 4 } as const;

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('what a guest was about to do is taken once', () => {
  rememberLike(RATING);
  expect(isLikePending()).toBe(true);
  expect(takeLike()).toEqual(RATING);
  expect(isLikePending()).toBe(false);
  expect(takeLike()).toBeUndefined();
});

test('whoever declines has done nothing', () => {
  rememberLike(RATING);
  forgetLike();
  expect(takeLike()).toBeUndefined();
});

test('after half an hour it is forgotten', () => {
  vi.useFakeTimers();
  rememberLike(RATING);
  vi.advanceTimersByTime(30 * 60_000);
  expect(takeLike()).toBeUndefined();
});

test('what somebody else has written there is no act', () => {
  sessionStorage.setItem(STORED_KEYS.pendingLike, 'not JSON');
  expect(takeLike()).toBeUndefined();
});
