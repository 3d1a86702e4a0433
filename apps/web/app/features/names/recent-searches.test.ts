// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import { recentSearchesOf, rememberSearch } from './recent-searches.ts';

const search = (name: string, isAnalysed = false, isSearched = true) => ({
  nameId: name.toLowerCase(),
  name,
  isSearched,
  isAnalysed,
});
const namesOf = (userId: string) => recentSearchesOf(userId).map(({ name }) => name);

afterEach(() => localStorage.clear());

test('the last five are stored, newest first, without duplicates', () => {
  for (const name of ['Ali', 'Elif', 'Nur', 'Ali', 'Yusuf', 'Meryem', 'Umar']) {
    rememberSearch('a', search(name));
  }
  expect(namesOf('a')).toEqual(['Umar', 'Meryem', 'Yusuf', 'Ali', 'Nur']);
});

test('a paid part stays paid', () => {
  rememberSearch('a', search('Ali', true, false));
  rememberSearch('a', search('Ali'));
  expect(recentSearchesOf('a')).toEqual([search('Ali', true, true)]);
});

test('the searches of another user are neither shown nor counted as paid', () => {
  rememberSearch('a', search('Ali'));
  expect(namesOf('b')).toEqual([]);
  rememberSearch('b', search('Nur'));
  expect(namesOf('b')).toEqual(['Nur']);
});

test.each(['', 'no json', '{"userId":"a","searches":7}', 'null'])(
  '%j in the storage is ignored',
  (stored) => {
    localStorage.setItem(STORED_KEYS.recentSearches, stored);
    expect(namesOf('a')).toEqual([]);
  },
);
