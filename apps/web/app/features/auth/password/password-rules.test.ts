import { expect, test } from 'vitest';
import { satisfiedRules } from './password-rules.ts';

test.each([
  ['', []],
  ['a', ['lowercase']],
  ['A', ['uppercase']],
  ['7', ['digit']],
  ['Mer7', ['lowercase', 'uppercase', 'digit']],
  ['Meryem7', ['lowercase', 'uppercase', 'digit']],
  ['meryemce', ['length', 'lowercase']],
  ['Meryemce', ['length', 'lowercase', 'uppercase']],
  ['Meryemce7', ['length', 'lowercase', 'uppercase', 'digit']],
  ['ığüşöçİ٣', ['length', 'lowercase', 'uppercase', 'digit']],
])('“%s” satisfies %j', (password, rules) => {
  expect([...satisfiedRules(password)]).toEqual(rules);
});
