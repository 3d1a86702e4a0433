// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { STORED_KEYS } from '../browser/stored-keys.ts';
import { isActionPending } from './is-action-pending.ts';
import { forgetPendingAction, rememberPendingAction, takePendingAction } from './pending-action.ts';

const RATING = { kind: 'rate', name: { nameId: 'yusuf', name: 'Yusuf' }, stars: 4 } as const;

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('a pending action is taken once', () => {
  rememberPendingAction(RATING);
  expect(isActionPending()).toBe(true);
  expect(takePendingAction()).toEqual(RATING);
  expect(isActionPending()).toBe(false);
  expect(takePendingAction()).toBeUndefined();
});

test('declining forgets the pending action', () => {
  rememberPendingAction(RATING);
  forgetPendingAction();
  expect(takePendingAction()).toBeUndefined();
});

test('after half an hour it is forgotten', () => {
  vi.useFakeTimers();
  rememberPendingAction(RATING);
  vi.advanceTimersByTime(30 * 60_000);
  expect(takePendingAction()).toBeUndefined();
});

test('an unreadable entry is ignored', () => {
  sessionStorage.setItem(STORED_KEYS.pendingLike, 'not JSON');
  expect(takePendingAction()).toBeUndefined();
});
