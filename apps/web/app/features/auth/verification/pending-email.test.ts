// @vitest-environment happy-dom
import { ACCOUNT_LIMITS } from '@ismi/contract/limits';
import { afterEach, expect, test, vi } from 'vitest';
import { STORED_KEYS } from '../../../browser/stored-keys.ts';
import { findPendingEmail, rememberPendingEmail } from './pending-email.ts';

const EMAIL = 'family@ismi.example';
const stored = () => localStorage.getItem(STORED_KEYS.awaitedAddress);

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('an address is stored until its code expires', () => {
  vi.useFakeTimers();
  rememberPendingEmail(EMAIL);
  vi.advanceTimersByTime(ACCOUNT_LIMITS.codeLifetimeMs - 1);
  expect(findPendingEmail()).toBe(EMAIL);
  vi.advanceTimersByTime(1);
  expect(findPendingEmail()).toBeUndefined();
  expect(stored()).toBeNull();
});

test.each([
  ['invalid JSON', '{'],
  ['no address', `{"until":${Date.now() + 60_000}}`],
  ['no expiry', `{"email":"${EMAIL}"}`],
  ['an expiry later than any code', `{"email":"${EMAIL}","until":${Date.now() + 86_400_000}}`],
])('a stored value that was edited by hand with %s is ignored and removed', (_, written) => {
  localStorage.setItem(STORED_KEYS.awaitedAddress, written);
  expect(findPendingEmail()).toBeUndefined();
  expect(stored()).toBeNull();
});
