import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../index.ts';
import { ENDPOINTS } from './endpoints.ts';

const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort();
const keysOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape).sort() : [];
const labelOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const partsOf = ({ query, body }: Endpoint) => [query, body].flatMap((schema) => schema ?? []);

/** Whether a schema refuses a call without `max_credits`: each of its alternatives has to. */
const demandsPrice = (schema: z.ZodType): boolean => {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const ways = written.oneOf ?? written.anyOf ?? [written];
  return ways.every((way) => typeof way === 'object' && way.required?.includes('max_credits'));
};

/** Mistakes within one endpoint. */
function faultsOf(endpoint: Endpoint): string[] {
  const { method, path, summary, params, body, owns } = endpoint;
  const faults: string[] = [];
  if (summary.trim() === '') faults.push('has no summary');
  if (namesIn(path).join() !== keysOf(params).join())
    faults.push('path and schema name other parameters');
  if (method === 'GET' && body) faults.push('reads with a body');
  if (owns && owns !== 'nobody' && !keysOf(endpoint[owns.in]).includes(owns.key))
    faults.push('owns what it does not take');
  const isPriced = partsOf(endpoint).some(demandsPrice);
  if (endpoint.charges && !isPriced) faults.push('charges without a required max_credits');
  if (!endpoint.charges && isPriced)
    faults.push('takes max_credits and does not say that it charges');
  if (endpoint.charges && endpoint.access === 'guest') faults.push('charges nobody');
  if (!/^(\/(:\w+|[a-z0-9-]+))+$/.test(path)) faults.push('has a path in another style');
  return faults.map((fault) => `${labelOf(endpoint)} ${fault}`);
}

/** Pairs that a router could not distinguish: parameter names make no difference. */
function doublesIn(endpoints: readonly Endpoint[]): string[] {
  const shapes = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  return endpoints.filter((_, index) => shapes.indexOf(shapes[index] ?? '') !== index).map(labelOf);
}

const planted = (wishes: Partial<Endpoint>): Endpoint => ({
  method: 'GET',
  path: '/planted',
  access: 'user',
  summary: 'planted',
  response: z.object({}),
  ...wishes,
});

test('every endpoint is declared correctly', () => {
  expect(ENDPOINTS.flatMap(faultsOf)).toEqual([]);
});

test('no two endpoints share method and path', () => {
  expect(doublesIn(ENDPOINTS)).toEqual([]);
});

test('exactly these actions of administrators require a fresh sign-in', () => {
  const changes = ENDPOINTS.filter(({ access, method }) => access === 'admin' && method !== 'GET');
  expect(
    changes
      .filter(({ fresh }) => fresh)
      .map(labelOf)
      .sort(),
  ).toEqual([
    'DELETE /admin/users/:id',
    'POST /admin/payments/:id/clear-review',
    'POST /admin/payments/:id/refund',
    'POST /admin/payments/:id/update-status',
    'POST /admin/paypal-events/:id/handle',
    'POST /admin/paypal-events/:id/retry',
    'POST /admin/slots/block',
    'POST /admin/withdrawals/:id/refund',
    'PUT /admin/payment-problems/:reason/:id',
    'PUT /admin/switches/:name',
    'PUT /admin/users/:id',
  ]);
  expect(changes.filter(({ freshWhen }) => freshWhen).map(labelOf)).toEqual([
    'PUT /admin/consulting-requests/:id',
  ]);
});

test.each<[string, Partial<Endpoint>]>([
  ['has no summary', { summary: ' ' }],
  ['path and schema name other parameters', { path: '/planted/:id' }],
  ['path and schema name other parameters', { params: z.object({ id: z.uuid() }) }],
  [
    'path and schema name other parameters',
    { path: '/planted/:id', params: z.object({ name: z.string() }) },
  ],
  ['reads with a body', { body: z.object({}) }],
  ['owns what it does not take', { owns: { resource: 'user', in: 'params', key: 'id' } }],
  ['charges without a required max_credits', { charges: true }],
  [
    'charges without a required max_credits',
    { charges: true, query: z.object({ max_credits: z.int().optional() }) },
  ],
  [
    'takes max_credits and does not say that it charges',
    { query: z.object({ max_credits: z.int() }) },
  ],
  ['charges nobody', { charges: true, access: 'guest', query: z.object({ max_credits: z.int() }) }],
  ['has a path in another style', { path: '/Planted' }],
  ['has a path in another style', { path: '/planted/' }],
])('an endpoint that %s is reported', (fault, wishes) => {
  const endpoint = planted(wishes);
  expect(faultsOf(endpoint)).toEqual([`${labelOf(endpoint)} ${fault}`]);
});

test('endpoints that differ only in the name of a parameter are reported', () => {
  const twins = [
    planted({ path: '/a/:id' }),
    planted({ path: '/a/:name' }),
    planted({ path: '/a/:id', method: 'PUT' }),
  ];
  expect(doublesIn(twins)).toEqual(['GET /a/:name']);
});
