import { expect, test } from 'vitest';
import { askedAddress, listAddress, readListAddress } from './list-address.ts';

test.each([
  [{ letter: 'ş' }, '/tr/names/letter/%C5%9F'],
  [{ theme: 'wisdom' }, '/tr/names/theme/wisdom'],
  [{ theme: 'wisdom', gender: 'girl' }, '/tr/names/gender/girl?theme=wisdom'],
  [
    { commonness: 'rare', letter: 'a', culture: 'balkans', gender: 'boy' },
    '/tr/names/gender/boy?culture=balkans&letter=a&commonness=rare',
  ],
  [{}, '/tr/names'],
])('%o has one address', (filters, address) => {
  expect(listAddress(filters, 'tr')).toBe(address);
});

test('a further page stands last in the address, the first not at all', () => {
  expect(listAddress({ gender: 'girl', theme: 'wisdom' }, undefined, 2)).toBe(
    '/names/gender/girl?theme=wisdom&page=2',
  );
  expect(listAddress({ gender: 'girl' }, undefined, 1)).toBe('/names/gender/girl');
});

const read = (by: string, value: string, query = '') =>
  readListAddress({ by, value, search: new URLSearchParams(query) }, 'tr');

test.each([
  ['another order', 'theme', 'wisdom', 'gender=girl', { gender: 'girl', theme: 'wisdom' }, 1],
  ['a filter named twice', 'gender', 'girl', 'gender=boy', { gender: 'girl' }, 1],
  ['a capital letter', 'letter', 'I', '', { letter: 'ı' }, 1],
  ['a page that is no number', 'gender', 'girl', 'page=x', { gender: 'girl' }, 1],
  ['a page', 'gender', 'girl', 'page=3', { gender: 'girl' }, 3],
])('%s is understood', (_, by, value, query, filters, page) => {
  expect(read(by, value, query)).toEqual({ filters, page });
});

test('another path is no list', () => {
  expect(read('size', 'short')).toBeUndefined();
});

test('marks of campaigns do not belong to the address', () => {
  const url = new URL('https://ismi.example/de/names/gender/girl?utm_source=x&theme=wisdom');
  expect(askedAddress(url)).toBe('/de/names/gender/girl?theme=wisdom');
});
