import { expect, test } from 'vitest';
import { findForbiddenNames, forbiddenInGlossary } from './word-rules.ts';

const GLOSSARY = `
| word | means | not |
|---|---|---|
| **guest** | a visitor who is not signed in | \`anonymous\`, stranger |
| **actor** | the signed-in person | \`currentUser\` |
`;
const rules = {
  forbidden: forbiddenInGlossary(GLOSSARY),
  names: ['sayFarewell', 'leaving'],
  phrases: ['as the wind blows'],
};

test('only words in code letters are forbidden', () => {
  expect(rules.forbidden).toEqual(['anonymous', 'current user']);
});

test.each([
  ['a constant', 'a.ts', 'const anonymousCount = 1;'],
  ['a type', 'a.ts', 'export interface CurrentUser {}'],
  ['a file', 'lib/current-user.ts', ''],
  ['a replaced function', 'a.ts', 'export function sayFarewell() {}'],
  ['a replaced file', 'features/leaving.service.ts', ''],
  ['a phrase in a comment', 'a.ts', '// It goes As the wind blows.'],
])('%s is found', (_what, path, text) => {
  expect(findForbiddenNames(path, text, rules)).toHaveLength(1);
});

test.each([
  ['a name that only resembles one', 'a.ts', 'const currentUsers = 1; const anonymity = 2;'],
  ['a word that is only advice', 'a.ts', 'const stranger = 1;'],
  ['a use without a declaration', 'a.ts', 'call(sayFarewell);'],
])('%s is not', (_what, path, text) => {
  expect(findForbiddenNames(path, text, rules)).toEqual([]);
});
