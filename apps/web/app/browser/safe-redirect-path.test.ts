import { expect, test } from 'vitest';
import { pathInLanguageOf, safeRedirectPath } from './safe-redirect-path.ts';

test.each([
  ['/', '/'],
  ['/tr', '/tr'],
  ['/tr/contact?a=1&b=%2F#c', '/tr/contact?a=1&b=%2F#c'],
  ['/favorites', '/favorites'],
  ['/a/../tr', '/tr'],
])('%s is allowed', (wish, path) => {
  expect(safeRedirectPath(wish)).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'tr',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '\\\\evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
  '/\t/[',
])('%j is refused', (wish) => {
  expect(safeRedirectPath(wish)).toBeUndefined();
});

test.each(['/login', '/ar/login?next=%2F', '/verify-email-code', '/tr/reset-password?token=x'])(
  '%s would redirect in a loop',
  (wish) => {
    expect(safeRedirectPath(wish)).toBeUndefined();
  },
);

test.each([
  ['/en/login', '/de/favorites?a=1#b', '/en/favorites?a=1#b'],
  ['/en/login', '/madmin', '/en/madmin'],
  ['/en/login', '/', '/en'],
  ['/en/login', '/de/names/letter/z', '/en/names'],
  ['/en/login', '/nowhere', '/nowhere'],
  ['/login', '/de/favorites', '/de/favorites'],
])('at %s, a redirect to %s leads to %s', (here, kept, path) => {
  expect(pathInLanguageOf(here, kept)).toBe(path);
});
