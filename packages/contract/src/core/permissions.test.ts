import { expect, test } from 'vitest';
import { decideAdmission, requiresFreshSignIn } from './permissions.ts';

const NOBODY = undefined;
const USER = { isAdmin: false, hasSecondFactor: false, isFresh: true };
const PASSWORD_ALONE = { isAdmin: true, hasSecondFactor: false, isFresh: true };
const HOURS_AGO = { isAdmin: true, hasSecondFactor: true, isFresh: false };
const ADMINISTRATOR = { isAdmin: true, hasSecondFactor: true, isFresh: true };

test.each([
  ['guest', 'nobody', NOBODY, 'admitted'],
  ['guest', 'a user', USER, 'admitted'],
  ['guest', 'an administrator', ADMINISTRATOR, 'admitted'],
  ['user', 'nobody', NOBODY, 'sign-in-needed'],
  ['user', 'a user', USER, 'admitted'],
  ['user', 'an administrator by password alone', PASSWORD_ALONE, 'admitted'],
  ['user', 'an administrator', ADMINISTRATOR, 'admitted'],
  ['admin', 'nobody', NOBODY, 'sign-in-needed'],
  ['admin', 'a user', USER, 'forbidden'],
  ['admin', 'an administrator by password alone', PASSWORD_ALONE, 'second-factor-needed'],
  ['admin', 'an administrator', ADMINISTRATOR, 'admitted'],
  ['admin', 'an administrator of some hours ago', HOURS_AGO, 'admitted'],
] as const)('what is open to %s meets %s', (access, _, caller, expected) => {
  expect(decideAdmission({ access }, caller)).toBe(expected);
});

test.each([
  ['nobody', NOBODY, 'sign-in-needed'],
  ['a user', USER, 'forbidden'],
  ['an administrator by password alone', PASSWORD_ALONE, 'admitted'],
  ['an administrator', ADMINISTRATOR, 'admitted'],
] as const)('the way to the second factor meets %s', (_, caller, expected) => {
  expect(decideAdmission({ access: 'admin', beforeSecondFactor: true }, caller)).toBe(expected);
});

test.each([
  ['a user', USER, 'forbidden'],
  ['an administrator by password alone', PASSWORD_ALONE, 'second-factor-needed'],
  ['an administrator of some hours ago', HOURS_AGO, 'fresh-sign-in-needed'],
  ['an administrator', ADMINISTRATOR, 'admitted'],
] as const)('an act of weight meets %s', (_, caller, expected) => {
  expect(decideAdmission({ access: 'admin', fresh: true }, caller)).toBe(expected);
});

test.each([
  ['what always is', { fresh: true }, {}, true],
  ['what never is', {}, { status: 'cancelled' }, false],
  ['the body that is named', { freshWhen: { status: 'cancelled' } }, { status: 'cancelled' }, true],
  ['another body', { freshWhen: { status: 'cancelled' } }, { status: 'completed' }, false],
  ['no body', { freshWhen: { status: 'cancelled' } }, undefined, false],
] as const)('an act of weight: %s', (_, rule, body, expected) => {
  expect(requiresFreshSignIn({ access: 'admin', ...rule }, body)).toBe(expected);
});
