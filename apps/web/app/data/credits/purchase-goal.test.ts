import { expect, test } from 'vitest';
import type { PageId } from '../../pages.ts';
import { pathTo } from '../../paths.ts';
import {
  packagesPath,
  parsePurchaseGoal,
  purchaseGoalParams,
  purchaseGoalPath,
} from './purchase-goal.ts';

const path = (page: PageId, params?: Record<string, string>) => pathTo(page, 'en', params);
const SHORTFALL = { required_credits: 99, current_credits: 25 };
const parse = (query: string) => parsePurchaseGoal(new URLSearchParams(query));

test.each([
  [{ to: 'suggestions' }, '/en/suggestions'],
  [{ to: 'consulting', shortfall: SHORTFALL }, '/en/consulting'],
  [
    { to: 'names', name: 'Ömer & Elif', shortfall: SHORTFALL },
    '/en?name=%C3%96mer+%26+Elif#name-search',
  ],
  [{ to: 'names', slug: 'zaynab' }, '/en/names/zaynab'],
] as const)('%j survives an address and leads back to %s', (goal, way) => {
  const read = parsePurchaseGoal(new URLSearchParams(purchaseGoalParams(goal)));
  expect(read).toEqual(goal);
  expect(read && purchaseGoalPath(path, read)).toBe(way);
});

test('an unknown goal leads nowhere', () => {
  expect(parse('then=//evil.example')).toBeUndefined();
  expect(parse('then=names&slug=../../evil')?.slug).toBeUndefined();
  expect(parse('then=consulting&required_credits=x&current_credits=1')?.shortfall).toBeUndefined();
});

test('the packages page gets the shortfall; without a goal it gets nothing', () => {
  expect(packagesPath(path, { to: 'consulting', shortfall: SHORTFALL })).toBe(
    '/en/credits/insufficient?then=consulting&required_credits=99&current_credits=25',
  );
  expect(packagesPath(path, undefined)).toBe('/en/credits');
});
