import { randomUUID } from 'node:crypto';
import { type Endpoint, RATE_LIMITS } from '@ismi/contract';
import { ENDPOINTS } from '@ismi/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, type CallOptions, urlOf } from '../../test/api-caller.ts';
import { aMailRequest, anAppointment, aSlot } from '../../test/fixtures/consulting.ts';
import { accountOf, entriesOf, giveCredits, openNamesApi } from '../../test/fixtures/names.ts';
import { aForm, allowReligion, obedientModel } from '../../test/fixtures/suggestions.ts';
import { aUser } from '../../test/fixtures/users.ts';
import { startPrivateRedis } from '../../test/private-redis.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
  api.model.set(obedientModel(api.model.lastMaterial));
});
afterAll(() => api.close());

const CHARGING = ENDPOINTS.filter(({ charges }) => charges);
const labelOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** For each endpoint that charges, a call that would be charged. A new one without an entry here fails. */
const CALLS: Record<string, () => Promise<Record<string, unknown>>> = {
  'GET /names/search': async () => ({ query: 'Yusuf' }),
  'POST /names/islamic-analysis': async () => ({ name: 'Muhammad' }),
  'POST /suggestions': async () => ({ ...aForm() }),
  'POST /consulting/request': async () => ({ ...anAppointment(await aSlot(api.db)) }),
  'POST /credits/deduct': async () => ({ amount: 3 }),
};

const wishOf = ({ method }: Endpoint, fields: Record<string, unknown>): CallOptions =>
  method === 'GET' ? { query: fields } : { body: fields };

async function aPayer() {
  const user = await aUser(api.db);
  await giveCredits(api, user, 200);
  await allowReligion(api, user);
  const bearer = { authorization: `Bearer ${await api.tokenOf(user)}` };
  const call = async (endpoint: Endpoint, fields: Record<string, unknown>, key?: string) => {
    const wish = wishOf(endpoint, fields);
    const response = await fetch(api.origin + urlOf(endpoint, wish), {
      method: endpoint.method,
      headers: {
        ...bearer,
        ...(wish.body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(wish.body !== undefined && { body: JSON.stringify(wish.body) }),
    });
    // The envelope, or an error.
    return { status: response.status, body: (await response.json()) as Answer<unknown>['body'] };
  };
  return { user, bearer, call };
}

test('every endpoint that charges has an example here', () => {
  expect(CHARGING.map(labelOf).sort()).toEqual(Object.keys(CALLS).sort());
});

test.each(CHARGING.map((endpoint) => [labelOf(endpoint), endpoint] as const))(
  'attack 12: %s without a key or a price is refused and charges nothing',
  async (label, endpoint) => {
    const { user, call } = await aPayer();
    const { max_credits: _, ...fields } = (await CALLS[label]?.()) ?? {};
    const unnamed = await call(endpoint, { ...fields, max_credits: 200 });
    expect([unnamed.status, unnamed.body.error?.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(unnamed.body.error.fields).toEqual([{ path: 'idempotency-key', rule: 'invalid_type' }]);
    const unpriced = await call(endpoint, fields, randomUUID());
    expect([unpriced.status, unpriced.body.error?.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(unpriced.body.error.fields).toMatchObject([{ path: 'max_credits' }]);
    expect(await accountOf(api, user)).toMatchObject({ balance: 200, held: 0 });

    const unagreed = await call(endpoint, { ...fields, max_credits: 1 }, randomUUID());
    expect([unagreed.status, unagreed.body.error?.code]).toEqual([402, 'PRICE_NOT_AGREED']);
    expect(unagreed.body.error.current_credits).toBe(200);
    const price = unagreed.body.error.required_credits;
    expect(await accountOf(api, user)).toMatchObject({ balance: 200, held: 0 });

    const paid = await call(endpoint, { ...fields, max_credits: price }, randomUUID());
    expect(paid.status).toBe(200);
    expect(await accountOf(api, user)).toMatchObject({ balance: 200 - Number(price), held: 0 });
  },
);

test('attack 12: a mail request needs a price too', async () => {
  const { user, call } = await aPayer();
  const endpoint = CHARGING.find(({ path }) => path === '/consulting/request') as Endpoint;
  const form = aMailRequest({ max_credits: 48 });
  const unagreed = await call(endpoint, form, randomUUID());
  expect(unagreed.body.error).toMatchObject({ code: 'PRICE_NOT_AGREED', required_credits: 49 });
  expect(await entriesOf(api, user)).toHaveLength(1);
});

test.each([
  '',
  'x',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
])('the key "%s" is refused', async (key) => {
  const { call } = await aPayer();
  const endpoint = CHARGING.find(({ path }) => path === '/credits/deduct') as Endpoint;
  const { status, body } = await call(endpoint, { amount: 3, max_credits: 3 }, key);
  expect(status).toBe(400);
  expect(body.error.fields).toContainEqual(expect.objectContaining({ path: 'idempotency-key' }));
});

test('attack 12: a key is compared case-insensitively', async () => {
  const { user, call } = await aPayer();
  const endpoint = CHARGING.find(({ path }) => path === '/credits/deduct') as Endpoint;
  const key = 'abcdef01-2345-4678-89ab-cdef01234567';
  await call(endpoint, { amount: 3, max_credits: 3 }, key);
  const again = await call(endpoint, { amount: 3, max_credits: 3 }, key.toUpperCase());
  expect([again.status, again.body.data]).toEqual([200, { remainingCredits: 197 }]);
  expect(await entriesOf(api, user)).toHaveLength(2);
});

test('attack 11: endpoints that charge have no HEAD', async () => {
  const { user, bearer } = await aPayer();
  const charging = ENDPOINTS.filter((one) => one.method === 'GET' && labelOf(one) in CALLS);
  expect(charging.length).toBeGreaterThan(0);
  for (const endpoint of charging) {
    const fields = { ...(await CALLS[labelOf(endpoint)]?.()), max_credits: 200 };
    const response = await fetch(api.origin + urlOf(endpoint, { query: fields }), {
      method: 'HEAD',
      headers: { ...bearer, 'idempotency-key': randomUUID() },
    });
    expect([labelOf(endpoint), response.status]).toEqual([labelOf(endpoint), 404]);
  }
  expect(await accountOf(api, user)).toMatchObject({ balance: 200, held: 0 });
});

test.each(['shared', 'alone'])(
  'attack 11: a HEAD counts against the limit of its GET, %s',
  async (way) => {
    const limited = await startTestApi({
      env: { RATE_LIMIT_SCALE: '1' },
      ...(way === 'shared' && { redis: await (await startPrivateRedis()).connect() }),
    });
    const ask = async (method: string) =>
      (await fetch(`${limited.origin}/api/consulting/available-slots`, { method })).status;
    const { max } = RATE_LIMITS.standard;
    for (let asked = 0; asked < max / 2; asked += 1) {
      expect(await ask('HEAD')).toBe(200);
      expect(await ask('GET')).toBe(200);
    }
    expect([await ask('HEAD'), await ask('GET')]).toEqual([429, 429]);
  },
);

test('the OpenAPI document lists the requirements of calls that charge', async () => {
  // Only the fields read here.
  const document = (await (await fetch(`${api.origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { parameters: unknown[] }>>;
  };
  for (const { method, path } of CHARGING) {
    const operation = document.paths[`/api${path}`]?.[method.toLowerCase()];
    expect(operation?.parameters).toContainEqual(
      expect.objectContaining({ in: 'header', name: 'idempotency-key', required: true }),
    );
  }
});
