import {
  contact,
  RATE_LIMITS,
  RATING_LIMITS,
  ratings,
  system,
  WEB_SERVER_HEADER,
} from '@ismi/contract';
import { expect, onTestFinished, test } from 'vitest';
import type { ApiCaller } from '../../test/api-caller.ts';
import { startPrivateRedis } from '../../test/private-redis.ts';
import { startTestApi, type TestApiOptions } from '../../test/start-test-api.ts';

const LIMIT = RATE_LIMITS.contact;

const startLimited = ({ env, ...options }: TestApiOptions = {}) =>
  startTestApi({ ...options, env: { RATE_LIMIT_SCALE: '1', ...env } });

/** An empty form is refused, but still counts. */
const write = (caller: ApiCaller) => caller.sendAnything(contact.send, { body: {} });
async function statusesOf(caller: ApiCaller, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let sent = 0; sent < count; sent += 1) statuses.push((await write(caller)).status);
  return statuses;
}
const counted = (count: number) => Array.from({ length: count }, () => 400);
/** Uses up the limit of one address. */
const exhaust = async (caller: ApiCaller) =>
  expect(await statusesOf(caller, LIMIT.max + 1)).toEqual([...counted(LIMIT.max), 429]);

const sharesLimits = async (caller: ApiCaller) =>
  (await caller.send(system.ready, {})).body.data.shared_limits;

test('a call over the limit is refused with a waiting time', async () => {
  const { guest } = await startLimited();
  await exhaust(guest);
  const { status, headers, body } = await write(guest.with({ 'accept-language': 'en' }));
  expect(status).toBe(429);
  expect(body.error).toEqual({
    code: 'TOO_MANY_REQUESTS',
    message: 'That was a lot at once. Please wait a moment and try again.',
    retry_after: LIMIT.windowMs / 1000,
  });
  expect(headers.get('retry-after')).toBe(String(LIMIT.windowMs / 1000));
});

test('calls are accepted again after the window', async () => {
  const { guest, clock } = await startLimited();
  await exhaust(guest);
  clock.advance(LIMIT.windowMs - 1);
  expect((await write(guest)).body.error).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    retry_after: 1,
  });
  clock.advance(1);
  expect((await write(guest)).status).toBe(400);
});

test('limits are counted per route', async () => {
  const { guest } = await startLimited();
  await exhaust(guest);
  expect((await guest.send(contact.info, {})).status).toBe(200);
});

test('RATE_LIMIT_SCALE widens every limit', async () => {
  const { guest } = await startLimited({ env: { RATE_LIMIT_SCALE: '2' } });
  expect(await statusesOf(guest, 2 * LIMIT.max + 1)).toEqual([...counted(2 * LIMIT.max), 429]);
});

test('visitors behind our proxy are counted separately', async () => {
  const { guest } = await startLimited();
  await exhaust(guest.with({ 'x-forwarded-for': '203.0.113.1' }));
  expect((await write(guest.with({ 'x-forwarded-for': '203.0.113.2' }))).status).toBe(400);
});

test.each([
  ['1', '198.51.100.9, 203.0.113.1'],
  ['1', '10.0.0.1, 127.0.0.1, 203.0.113.1'],
  ['2', '198.51.100.9, 203.0.113.1, 10.0.0.1'],
])('with %s trusted hops the header "%s" does not change the address', async (hops, forged) => {
  const { guest } = await startLimited({ env: { TRUSTED_HOPS: hops } });
  const honest = hops === '1' ? '203.0.113.1' : '203.0.113.1, 10.0.0.1';
  await exhaust(guest.with({ 'x-forwarded-for': honest }));
  expect((await write(guest.with({ 'x-forwarded-for': forged }))).status).toBe(429);
});

test('without a trusted hop the header is ignored', async () => {
  const { guest } = await startLimited({ env: { TRUSTED_HOPS: '0' } });
  await exhaust(guest.with({ 'x-forwarded-for': '203.0.113.1' }));
  expect((await write(guest.with({ 'x-forwarded-for': '203.0.113.2' }))).status).toBe(429);
  expect((await write(guest)).status).toBe(429);
});

test('all addresses of one IPv6 network are one visitor', async () => {
  const { guest } = await startLimited();
  await exhaust(guest.with({ 'x-forwarded-for': '2001:db8:1:2::1' }));
  expect((await write(guest.with({ 'x-forwarded-for': '2001:db8:1:2:ffff::9' }))).status).toBe(429);
  expect((await write(guest.with({ 'x-forwarded-for': '2001:db8:1:3::1' }))).status).toBe(400);
});

test('without Redis two instances count separately and log it', async () => {
  const [one, other] = [await startLimited(), await startLimited()];
  await exhaust(one.guest);
  expect((await write(other.guest)).status).toBe(400);
  expect(await sharesLimits(one.guest)).toBe(false);
});

test('two instances with one Redis count together', async () => {
  const { connect } = await startPrivateRedis();
  const one = await startLimited({ redis: await connect() });
  const other = await startLimited({ redis: await connect() });
  expect(await statusesOf(one.guest, LIMIT.max - 1)).toEqual(counted(LIMIT.max - 1));
  expect(await statusesOf(other.guest, 2)).toEqual([400, 429]);
  const { body } = await write(one.guest);
  expect(body.error.code).toBe('TOO_MANY_REQUESTS');
  expect(body.error.retry_after).toBeGreaterThan(LIMIT.windowMs / 1000 - 60);
  expect(body.error.retry_after).toBeLessThanOrEqual(LIMIT.windowMs / 1000);
  expect(await sharesLimits(one.guest)).toBe(true);
});

test('concurrent requests over two instances: exactly the limit is accepted', async () => {
  const { connect } = await startPrivateRedis();
  const apis = [
    await startLimited({ redis: await connect() }),
    await startLimited({ redis: await connect() }),
  ];
  const answers = await Promise.all(
    apis.flatMap(({ guest }) => Array.from({ length: LIMIT.max }, () => write(guest))),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(LIMIT.max);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(LIMIT.max);
});

test('a hanging Redis delays a request but does not fail it', async () => {
  const { server, connect } = await startPrivateRedis();
  const { guest } = await startLimited({ redis: await connect() });
  await exhaust(guest);
  process.kill(server.pid, 'SIGSTOP');
  onTestFinished(() => void process.kill(server.pid, 'SIGCONT'));
  expect(await statusesOf(guest, 2)).toEqual(counted(2));
});

test('without Redis each process counts for itself without errors, and shares counts again afterwards', async () => {
  const { server, connect } = await startPrivateRedis();
  const one = await startLimited({ redis: await connect() });
  const other = await startLimited({ redis: await connect() });
  await exhaust(one.guest);
  expect((await write(other.guest)).status).toBe(429);

  await server.kill();
  await exhaust(one.guest);
  expect((await write(other.guest)).status).toBe(400);
  await expect.poll(() => sharesLimits(one.guest)).toBe(false);

  await server.restart();
  await expect.poll(() => sharesLimits(one.guest), { timeout: 10_000 }).toBe(true);
  await expect.poll(() => sharesLimits(other.guest), { timeout: 10_000 }).toBe(true);
  await exhaust(one.guest);
  expect((await write(other.guest)).status).toBe(429);
});

/**
 * Requests full lists up to this number of names and returns whether each was admitted. This API has no names, so it has no
 * answer.
 */
async function askInBulk(caller: ApiCaller, names: number): Promise<boolean[]> {
  const body = { names: Array.from({ length: RATING_LIMITS.bulk }, (_, index) => `name-${index}`) };
  const letIn: boolean[] = [];
  for (let asked = 0; asked < names; asked += RATING_LIMITS.bulk)
    letIn.push((await caller.send(ratings.bulkStats, { body })).status !== 429);
  return letIn;
}
const FULL_LISTS = RATE_LIMITS.namesAsked.max / RATING_LIMITS.bulk;

test('attack 2: a list of fifty names is fifty hits of its limit', async () => {
  const { guest } = await startLimited();
  const letIn = await askInBulk(guest, RATE_LIMITS.namesAsked.max + 1);
  expect(letIn).toEqual([...Array.from({ length: FULL_LISTS }, () => true), false]);
  const { status, headers, body } = await guest.send(ratings.bulkStats, { body: { names: ['a'] } });
  expect([status, body.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(headers.get('retry-after')).toBe('60');
});

test('attack 2: two instances with one Redis count the names of a list together', async () => {
  const { connect } = await startPrivateRedis();
  const one = await startLimited({ redis: await connect() });
  const other = await startLimited({ redis: await connect() });
  const half = RATE_LIMITS.namesAsked.max / 2;
  expect(new Set(await askInBulk(one.guest, half))).toEqual(new Set([true]));
  expect(new Set(await askInBulk(other.guest, half))).toEqual(new Set([true]));
  expect(await askInBulk(other.guest, 1)).toEqual([false]);
});

test('a list refused by validation is one hit', async () => {
  const { guest } = await startLimited();
  const names = Array.from({ length: RATING_LIMITS.bulk + 1 }, () => 'name');
  const { status, headers } = await guest.send(ratings.bulkStats, { body: { names } });
  expect(status).toBe(400);
  expect(headers.get('x-ratelimit-remaining')).toBe(String(RATE_LIMITS.namesAsked.max - 1));
});

test('HEAD counts with GET', async () => {
  const { guest, origin } = await startLimited();
  const first = await guest.send(contact.info, {});
  const head = await fetch(`${origin}/api/contact/info`, { method: 'HEAD' });
  const remaining = [first, head].map(({ headers }) => headers.get('x-ratelimit-remaining'));
  expect(remaining).toEqual([299, 298].map(String));
});

test('attack 5: our web server has its own limit, and nobody else can claim it', async () => {
  const { guest, deps } = await startLimited();
  await exhaust(guest);
  const claiming = (claim: string) => guest.with({ [WEB_SERVER_HEADER]: claim });
  const { renderingSecret } = deps.config.http;
  expect((await write(claiming(`web-1 ${renderingSecret}`))).status).toBe(400);
  for (const claim of [
    'web-1',
    'web-1 ',
    `web-1 ${renderingSecret}x`,
    renderingSecret,
    ' ',
    'web-1 guess',
  ])
    expect((await write(claiming(claim))).status).toBe(429);
});

test('one web server’s limit does not affect another', async () => {
  const { connect } = await startPrivateRedis();
  const redis = await connect();
  const { guest, deps } = await startLimited({ redis });
  const from = (name: string) =>
    guest.with({ [WEB_SERVER_HEADER]: `${name} ${deps.config.http.renderingSecret}` });
  expect((await write(from('web-1'))).status).toBe(400);
  const [key = ''] = await redis.keys('limit:*web web-1');
  await redis.set(key, RATE_LIMITS.rendering.max, 'KEEPTTL');
  expect((await write(from('web-1'))).status).toBe(429);
  expect((await write(from('web-2'))).status).toBe(400);
  expect((await write(guest)).status).toBe(400);
});
