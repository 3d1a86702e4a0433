import { expect, test } from 'vitest';
import { decideAdmission } from './permissions.ts';

const NOBODY = undefined;
const USER = { isAdmin: false };
const ADMINISTRATOR = { isAdmin: true };

test.each([
  ['guest', 'nobody', NOBODY, 'admitted'],
  ['guest', 'a user', USER, 'admitted'],
  ['guest', 'an administrator', ADMINISTRATOR, 'admitted'],
  ['user', 'nobody', NOBODY, 'sign-in-needed'],
  ['user', 'a user', USER, 'admitted'],
  ['user', 'an administrator', ADMINISTRATOR, 'admitted'],
  ['admin', 'nobody', NOBODY, 'sign-in-needed'],
  ['admin', 'a user', USER, 'forbidden'],
  ['admin', 'an administrator', ADMINISTRATOR, 'admitted'],
] as const)('what is open to %s meets %s', (access, _, caller, expected) => {
  expect(decideAdmission(access, caller)).toBe(expected);
});
