import { expect, test } from 'vitest';
import { initialsOf, joinOf } from './surname-join.ts';

test.each([
  ['Leyla', 'Aydın', 'vowels'],
  ['Yusuf', 'Fahri', 'same'],
  ['Yusuf', 'Haddad', 'consonants'],
  ['Leyla', 'Haddad', 'smooth'],
  ['Yusuf', 'Özdemir', 'smooth'],
  ['Leyla', 'Yılmaz', 'smooth'],
  ['ليلى', 'أحمد', 'smooth'],
])('%s %s: %s', (first, surname, join) => {
  expect(joinOf(first, surname, 'tr')).toBe(join);
});

test('without a letter there is nothing to say', () => {
  expect(joinOf('Yusuf', ' 7 ', 'de')).toBeNull();
  expect(initialsOf('Yusuf', '', 'de')).toBe('Y.');
});

test('initials are capitalised as the language does', () => {
  expect(initialsOf('ilyas', 'demir', 'tr')).toBe('İ. D.');
  expect(initialsOf('ilyas', 'demir', 'de')).toBe('I. D.');
});
