import { defineEndpoint, type Endpoint } from '@ismi/contract';
import { ENDPOINTS } from '@ismi/contract/endpoints';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { auditBooks } from '../src/features/credits/invariants.service.ts';
import type { Feature } from '../src/http/mount.ts';
import { giveCredits, startNamesApi } from './fixtures/names.ts';
import { allowReligion } from './fixtures/suggestions.ts';
import { aUser } from './fixtures/users.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';
import { findFuzzFaults } from './suites/fuzz.ts';
import { tryRawRequests } from './suites/malformed-requests.ts';

/** `npm run fuzz` runs many more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 8);
/** Random each time; a finding prints it, and FUZZ_SEED repeats it. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000);

async function targetOf(api: TestApi, runs = 1) {
  // An administrator passes every access check.
  const user = await aUser(api.db, { isAdmin: true });
  await giveCredits(api, user, 1_000_000);
  const headers = { authorization: `Bearer ${await api.tokenOf(user)}` };
  const caller = api.guest.with(headers);
  return { origin: api.origin, user, caller, headers, runs, seed: SEED };
}

const planted = (response: z.ZodType): Endpoint =>
  defineEndpoint({ method: 'GET', path: '/planted', access: 'user', summary: 'planted', response });
const faultsOf = async (endpoint: Endpoint, feature: Feature) =>
  findFuzzFaults(await targetOf(await startTestApi({ features: [feature] })), [endpoint]);

test('no input makes an endpoint fail, leak internals or answer outside its schema', {
  timeout: 1_800_000,
}, async () => {
  const api = await startNamesApi();
  const target = await targetOf(api, RUNS);
  await allowReligion(api, target.user);
  expect(await findFuzzFaults(target, ENDPOINTS)).toEqual([]);
  expect(await auditBooks(api.db)).toEqual([]);
});

test('invalid HTTP is refused without a server error', async () => {
  const { origin } = await startTestApi();
  expect(await tryRawRequests(origin, '/api/contact/send')).toEqual([]);
});

test('a column that the response schema does not name is not sent', async () => {
  const endpoint = planted(z.object({ name: z.string() }));
  const api = await startTestApi({
    features: [(mount) => mount(endpoint, async () => ({ name: 'Elif', passwordHash: 'secret' }))],
  });
  const { body } = await (await api.as(await aUser(api.db))).sendAnything(endpoint, {});
  expect(body.data).toEqual({ name: 'Elif' });
});

test('the fuzz reports a schema that allows any column', async () => {
  const endpoint = planted(z.looseObject({ name: z.string() }));
  const faults = await faultsOf(endpoint, (mount) =>
    mount(endpoint, async () => ({ name: 'Elif', passwordHash: 'secret' })),
  );
  expect(faults.slice(0, 2)).toEqual([
    'GET /planted: its schema lets anything out at data',
    `GET /planted: lets out body.data.passwordHash to {} (seed ${SEED})`,
  ]);
});

test('the fuzz reports an endpoint that fails', async () => {
  const endpoint = planted(z.object({}));
  const faults = await faultsOf(endpoint, (mount) =>
    mount(endpoint, async () => {
      throw new Error('a bug');
    }),
  );
  expect(faults).toContain(`GET /planted: answered 500 to {} (seed ${SEED})`);
  expect(faults).toContain('GET /planted: answered 500 to HEAD');
});

test('the fuzz reports an endpoint that fails only with an unusual header', async () => {
  const endpoint = planted(z.object({}));
  const faults = await faultsOf(endpoint, (mount) =>
    mount(endpoint, async ({ raw }) => {
      if (raw.headers['accept-language']?.startsWith('__proto__')) throw new Error('a bug');
      return {};
    }),
  );
  expect(faults).toEqual([
    'GET /planted: answered 500 to {"accept-language":"__proto__, constructor"}',
  ]);
});
