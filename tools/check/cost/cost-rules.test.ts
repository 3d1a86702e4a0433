import { RATE_LIMITS } from '@ismi/contract';
import { expect, test } from 'vitest';
import {
  costOf,
  type Measured,
  mostExpensiveOf,
  refusalFindings,
  tooExpensive,
} from './cost-rules.ts';

const measured = (more: Partial<Measured> = {}): Measured => ({
  endpoint: { method: 'GET', path: '/planted' },
  input: 'planted',
  status: 200,
  hits: 1,
  apiMs: 1,
  databaseMs: 1,
  ...more,
});
const expensive = (more: Partial<Measured>, limits?: Parameters<typeof costOf>[1]) =>
  tooExpensive([costOf(measured(more), limits)]).length === 1;

test('all allowed calls of one address together may use a tenth of a core', () => {
  expect(RATE_LIMITS.standard).toEqual({ max: 300, windowMs: 60_000 });
  expect(costOf(measured()).share).toBeCloseTo(0.01);
  expect(expensive({ apiMs: 10, databaseMs: 9.9 })).toBe(false);
  expect(expensive({ apiMs: 10, databaseMs: 10.1 })).toBe(true);
});

test('an expensive endpoint is found, and so is a raised limit', () => {
  const endpoint = { method: 'POST', path: '/planted', limit: 'search' } as const;
  expect(expensive({ endpoint, apiMs: 90 })).toBe(false);
  expect(expensive({ endpoint, apiMs: 110 })).toBe(true);
  expect(expensive({ endpoint, apiMs: 90 }, { search: { max: 120, windowMs: 60_000 } })).toBe(true);
});

test('a call that the API does not count is too expensive, whatever it costs', () => {
  expect(expensive({ hits: 0, apiMs: 0.1, databaseMs: 0 })).toBe(true);
});

test('a call that counts for several is made less often', () => {
  const endpoint = { method: 'POST', path: '/planted', limit: 'namesAsked' } as const;
  const perMinute = (hits: number) => costOf(measured({ endpoint, hits })).callsPerMinute;
  expect(perMinute(1)).toBe(RATE_LIMITS.namesAsked.max);
  expect(perMinute(50)).toBe(RATE_LIMITS.namesAsked.max / 50);
});

test('reports the most expensive call of each endpoint, the most expensive first', () => {
  const other = { method: 'GET', path: '/other' } as const;
  const costs = [
    measured({ input: 'cheap' }),
    measured({ input: 'expensive', apiMs: 5 }),
    measured({ endpoint: other, apiMs: 9 }),
  ].map((each) => costOf(each));
  expect(mostExpensiveOf(costs).map(({ endpoint, input }) => `${endpoint.path} ${input}`)).toEqual([
    '/other planted',
    '/planted expensive',
  ]);
});

test('an endpoint whose every input is refused is found, unless a reason is given', () => {
  const refused = costOf(measured({ status: 403 }));
  const [finding] = refusalFindings([refused, costOf(measured({ status: 404 }))], {});
  expect(finding).toContain('GET /planted: every input was refused (403, 404)');
  expect(refusalFindings([refused, costOf(measured())], {})).toEqual([]);
  expect(refusalFindings([refused], { 'GET /planted': 'needs a signature of PayPal' })).toEqual([]);
});

test('a reason that is not needed is found', () => {
  const reasons = { 'GET /planted': 'needs a signature of PayPal' };
  expect(refusalFindings([costOf(measured())], reasons)).toHaveLength(1);
  expect(refusalFindings([], reasons)).toHaveLength(1);
});
