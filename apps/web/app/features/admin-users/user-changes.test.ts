import type { AdminUserDetails } from '@ismi/contract';
import { expect, test } from 'vitest';
import { changesOf, creditsOf, draftOf, needsReason } from './user-changes.ts';

const user = {
  credits: 40,
  isAdmin: false,
  is_active: true,
  preferred_language: 'tr',
  email_verified: true,
  admin_note: null,
} as AdminUserDetails;

test.each([
  ['40', 40],
  [' 0 ', 0],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['abc', undefined],
])('credits of "%s" are %s', (text, credits) => {
  expect(creditsOf(text)).toBe(credits);
});

test('unchanged fields are not sent', () => {
  expect(changesOf(user, draftOf(user))).toEqual({});
});

test('a change of credits contains the previous credits', () => {
  const changes = changesOf(user, { ...draftOf(user), credits: '50' });
  expect(changes).toEqual({ credits: 50, expected_credits: 40 });
  expect(needsReason(changes ?? {})).toBe(true);
});

test('an invalid number changes nothing', () => {
  expect(changesOf(user, { ...draftOf(user), credits: 'many' })).toBeUndefined();
});

test('language and note need no reason; an emptied note is sent as none', () => {
  const noted = { ...user, admin_note: 'rang us' };
  const changes = changesOf(noted, { ...draftOf(noted), language: 'de', note: ' ' });
  expect(changes).toEqual({ preferred_language: 'de', admin_note: null });
  expect(needsReason(changes ?? {})).toBe(false);
});
