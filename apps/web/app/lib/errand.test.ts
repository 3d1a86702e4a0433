import { expect, test } from 'vitest';
import type { PageId } from '../pages.ts';
import { pathTo } from '../paths.ts';
import { backTo, errandIn, packagesFor, paramsOf } from './errand.ts';

const path = (page: PageId, params?: Record<string, string>) => pathTo(page, 'en', params);
const SHORTFALL = { required_credits: 99, current_credits: 25 };
const inAddress = (query: string) => errandIn(new URLSearchParams(query));

test.each([
  [{ to: 'suggestions' }, '/en/suggestions'],
  [{ to: 'consulting', shortfall: SHORTFALL }, '/en/consulting'],
  [
    { to: 'names', name: 'Ömer & Elif', shortfall: SHORTFALL },
    '/en?name=%C3%96mer+%26+Elif#name-search',
  ],
  [{ to: 'names', slug: 'zaynab' }, '/en/names/zaynab'],
] as const)('%j survives an address and leads back to %s', (errand, way) => {
  const read = errandIn(new URLSearchParams(paramsOf(errand)));
  expect(read).toEqual(errand);
  expect(read && backTo(path, read)).toBe(way);
});

test('what is none of ours leads nowhere', () => {
  expect(inAddress('then=//evil.example')).toBeUndefined();
  expect(inAddress('then=names&slug=../../evil')?.slug).toBeUndefined();
  expect(
    inAddress('then=consulting&required_credits=x&current_credits=1')?.shortfall,
  ).toBeUndefined();
});

test('the packages know what is missing; without an errand they are all alike', () => {
  expect(packagesFor(path, { to: 'consulting', shortfall: SHORTFALL })).toBe(
    '/en/credits/insufficient?then=consulting&required_credits=99&current_credits=25',
  );
  expect(packagesFor(path, undefined)).toBe('/en/credits');
});
