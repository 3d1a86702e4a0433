import { expect, test } from 'vitest';
import { hostsMailbox } from './google.rules.ts';

test.each([
  ['elif@gmail.com', undefined, true],
  ['Elif@GoogleMail.com', undefined, true],
  ['elif@family.example', 'family.example', true],
  ['elif@Family.Example', 'FAMILY.example', true],
  ['elif@family.example', undefined, false],
  ['elif@family.example', 'other.example', false],
  ['elif@sub.family.example', 'family.example', false],
  ['elif@gmail.com.family.example', undefined, false],
  ['"a@gmail.com"@family.example', undefined, false],
])('%s with the Workspace domain %s is hosted by Google: %s', (email, hostedDomain, expected) => {
  expect(hostsMailbox({ email, hostedDomain })).toBe(expected);
});
