import { LOCALES, localeInPath } from '@ismi/contract/locales';
import { describe, expect, test } from 'vitest';
import {
  canonicalPath,
  findPage,
  localesOf,
  localisedPath,
  pathInLanguage,
  pathTo,
  withoutLocale,
} from './paths.ts';

describe.each([
  { path: '/', locale: undefined, rest: '/', page: 'home', turkish: '/tr' },
  { path: '/de', locale: 'de', rest: '/', page: 'home', turkish: '/tr' },
  { path: '/de/', locale: 'de', rest: '/', page: 'home', turkish: '/tr' },
  { path: '/ar', locale: 'ar', rest: '/', page: 'home', turkish: '/tr' },
  { path: '/DE', locale: 'de', rest: '/', page: 'home', turkish: '/tr' },
  {
    path: '/contact',
    locale: undefined,
    rest: '/contact',
    page: 'contact',
    turkish: '/tr/contact',
  },
  { path: '/de/contact', locale: 'de', rest: '/contact', page: 'contact', turkish: '/tr/contact' },
  { path: '/tr/contact', locale: 'tr', rest: '/contact', page: 'contact', turkish: '/tr/contact' },
  { path: '/En/contact', locale: 'en', rest: '/contact', page: 'contact', turkish: '/tr/contact' },
  {
    path: '/en/contact/',
    locale: 'en',
    rest: '/contact/',
    page: 'contact',
    turkish: '/tr/contact',
  },
  { path: '/dex', locale: undefined, rest: '/dex', page: undefined, turkish: '/tr/dex' },
  { path: '/fr', locale: undefined, rest: '/fr', page: undefined, turkish: '/tr/fr' },
  {
    path: '/contact/de',
    locale: undefined,
    rest: '/contact/de',
    page: undefined,
    turkish: '/tr/contact/de',
  },
  {
    path: '/de/contacts',
    locale: 'de',
    rest: '/contacts',
    page: undefined,
    turkish: '/tr/contacts',
  },
  { path: '/de/de', locale: 'de', rest: '/de', page: undefined, turkish: '/tr/de' },
])('$path', ({ path, locale, rest, page, turkish }) => {
  test(`names ${locale ?? 'no language'}`, () => {
    expect(localeInPath(path)).toBe(locale);
  });

  test(`is ${rest} without its language`, () => {
    expect(withoutLocale(path)).toBe(rest);
  });

  test(`shows ${page ?? 'no page'}`, () => {
    expect(findPage(path)?.id).toBe(page);
  });

  test(`is ${turkish} in Turkish`, () => {
    expect(localisedPath(path, 'tr')).toBe(turkish);
  });
});

test.each([
  ['home', undefined, '/'],
  ['home', 'de', '/de'],
  ['home', 'ar', '/ar'],
  ['contact', undefined, '/contact'],
  ['contact', 'tr', '/tr/contact'],
  ['profile', 'en', '/en/profile'],
  ['madmin-payments', 'en', '/en/madmin/payments'],
  ['madmin', undefined, '/madmin'],
] as const)('the address of %s in %s is %s', (page, locale, path) => {
  expect(pathTo(page, locale)).toBe(path);
});

test.each([
  ['/', '/'],
  ['/DE/', '/de'],
  ['/En/contact', '/en/contact'],
  ['/contact/', '/contact'],
  ['/ar/contact//', '/ar/contact'],
])('%s is canonically %s', (typed, canonical) => {
  expect(canonicalPath(typed)).toBe(canonical);
});

test('letters in an address are percent-encoded once', () => {
  expect(canonicalPath('/tr/names/letter/ş')).toBe('/tr/names/letter/%C5%9F');
  expect(canonicalPath('/tr/names/letter/%C5%9F/')).toBe('/tr/names/letter/%C5%9F');
  expect(canonicalPath('/tr/names/letter/%')).toBe('/tr/names/letter/%25');
});

test('an alphabet belongs to its language: from a letter, other languages link to all names', () => {
  expect(localesOf('/tr/names/letter/a', 'tr')).toEqual(['tr']);
  expect(localesOf('/tr/names/yusuf', 'tr')).toEqual(LOCALES);
  expect(pathInLanguage('/tr/names/letter/a', 'tr', 'ar')).toBe('/ar/names');
  expect(pathInLanguage('/tr/names/letter/a', 'tr', 'tr')).toBe('/tr/names/letter/a');
  expect(pathInLanguage('/tr/names/yusuf', 'tr', 'ar')).toBe('/ar/names/yusuf');
});
