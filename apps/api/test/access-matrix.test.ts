import { defineEndpoint, type Endpoint } from '@ismi/contract';
import { ENDPOINTS } from '@ismi/contract/endpoints';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Feature } from '../src/http/mount.ts';
import { startNamesApi } from './fixtures/names.ts';
import { startTestApi } from './start-test-api.ts';
import { findAccessFaults } from './suites/access-matrix.ts';
import { OWNED_FIXTURES } from './suites/owned-fixtures.ts';

const Nothing = z.object({});
const planted = (endpoint: Partial<Endpoint>): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/planted',
    access: 'user',
    summary: 'planted',
    response: Nothing,
    ...endpoint,
  });
const answering =
  (endpoint: Endpoint): Feature =>
  (mount) =>
    mount(endpoint, async () => ({}));
const faultsOf = async (endpoint: Endpoint, fixtures = OWNED_FIXTURES) =>
  findAccessFaults(await startTestApi({ features: [answering(endpoint)] }), [endpoint], fixtures);

test('every endpoint admits exactly the declared callers', { timeout: 240_000 }, async () => {
  expect(await findAccessFaults(await startNamesApi(), ENDPOINTS, OWNED_FIXTURES)).toEqual([]);
});

test('every route is an endpoint of the contract, and every endpoint is mounted', async () => {
  const { app } = await startTestApi();
  const document = app.swagger();
  const mounted = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const declared = ENDPOINTS.map(
    ({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(mounted.sort()).toEqual([...declared].sort());
});

test('an endpoint that does not declare its access cannot be mounted', async () => {
  const undeclared = planted({ access: undefined });
  await expect(startTestApi({ features: [answering(undeclared)] })).rejects.toThrow(
    'GET /planted does not declare who may call it',
  );
});

test('the matrix reports an administrators’ path that is open to others', async () => {
  expect(await faultsOf(planted({ path: '/admin/planted', access: 'guest' }))).toEqual([
    'GET /admin/planted: what lies under /admin, and only that, is for administrators',
  ]);
});

test('the matrix reports parameters without a declared owner', async () => {
  const faults = await faultsOf(
    planted({ path: '/planted/:id', params: z.object({ id: z.uuid() }) }),
  );
  expect(faults).toEqual([
    'GET /planted/:id: has parameters, but does not say whose thing they name',
  ]);
});

test('the matrix reports an endpoint that returns another user’s resource', async () => {
  const leaky = planted({
    path: '/planted/:id',
    params: z.object({ id: z.uuid() }),
    owns: { resource: 'user', in: 'params', key: 'id' },
  });
  expect(await faultsOf(leaky)).toEqual([
    'GET /planted/:id: another user got 200, expected NOT_FOUND',
    'GET /planted/:id: administrator by password alone got 200, expected NOT_FOUND',
    'GET /planted/:id: administrator of an hour ago got 200, expected NOT_FOUND',
    'GET /planted/:id: administrator got 200, expected NOT_FOUND',
  ]);
});

test('the matrix reports a resource that no fixture makes', async () => {
  const owned = planted({
    path: '/planted/:id',
    params: z.object({ id: z.uuid() }),
    owns: { resource: 'user', in: 'params', key: 'id' },
  });
  expect(await faultsOf(owned, {})).toEqual(["GET /planted/:id: no fixture makes a 'user'"]);
});

test('the matrix reports a second factor required of users without admin rights', async () => {
  expect(await faultsOf(planted({ fresh: true }))).toEqual([
    'GET /planted: only administrators have a second factor',
  ]);
});
