import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import {
  adapterWith,
  approvedOrder,
  callsSoFar,
  clock,
  fault,
  paypal,
  placeOrder,
  setUpPayPalAdapter,
  simulator,
} from '../../../test/paypal-adapter-setup.ts';
import { ThirdPartyError } from '../../lib/app-error.ts';
import { payPal } from './adapter.ts';
import type { PayPal } from './port.ts';

const HOUR = 3_600_000;

setUpPayPalAdapter(payPal);

/** How often PayPal was called during the work. */
async function callsDuring(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await callsSoFar();
  await work();
  const grown = Object.entries(await callsSoFar())
    .map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
    .filter(([, count]) => count > 0);
  return Object.fromEntries(grown);
}

const lookWith = (adapter: PayPal) => adapter.getOrder('NOSUCHORDER');
const look = () => lookWith(paypal);
const lookTimes = (times: number) => Promise.all(Array.from({ length: times }, look));

test('concurrent calls share one access token', async () => {
  expect(await callsDuring(() => lookTimes(20))).toEqual({ token: 1, get_order: 20 });
});

test('a token is renewed after nine tenths of its lifetime', async () => {
  await look();
  clock.advance(8.1 * HOUR - 1);
  expect(await callsDuring(look)).toEqual({ get_order: 1 });
  clock.advance(1);
  expect(await callsDuring(look)).toEqual({ token: 1, get_order: 1 });
});

test('a rejected token is replaced once for all calls', async () => {
  await look();
  await simulator.control('DELETE', 'tokens');
  const calls = await callsDuring(async () => {
    const answers = await lookTimes(10);
    expect(answers).toEqual(Array.from({ length: 10 }, () => ({ kind: 'gone' })));
  });
  expect(calls).toEqual({ token: 1, get_order: 20 });
});

test('a late rejection of the old token does not discard the new one', async () => {
  await look();
  await fault('slow', { operation: 'get_order', id: 'LATE', milliseconds: 600 });
  const calls = await callsDuring(async () => {
    const late = paypal.getOrder('LATE');
    await simulator.control('DELETE', 'tokens');
    expect(await look()).toEqual({ kind: 'gone' });
    expect(await late).toEqual({ kind: 'gone' });
  });
  expect(calls).toEqual({ token: 1, get_order: 4 });
});

test('a token rejected during a capture is replaced without a second charge', async () => {
  const { orderId, paymentId } = await approvedOrder();
  await fault('401', { operation: 'capture_order' });
  expect(await paypal.captureOrder(orderId, paymentId)).toMatchObject({ kind: 'completed' });
});

test('two rejected tokens in a row are a third-party error', async () => {
  await fault('401', { operation: 'get_order', times: 2 });
  const calls = await callsDuring(() => expect(look()).rejects.toThrow(ThirdPartyError));
  expect(calls).toEqual({ token: 2, get_order: 2 });
});

test('wrong credentials are a third-party error without the secret', async () => {
  const stranger = adapterWith({ clientSecret: 'canary-of-a-wrong-secret' });
  const refusal: unknown = await lookWith(stranger).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ThirdPartyError);
  expect(inspect(refusal, { depth: null, showHidden: true })).not.toContain('canary');
});

test('a failed token request is repeated by the next call', async () => {
  await fault('500_before', { operation: 'token' });
  await expect(look()).rejects.toThrow(ThirdPartyError);
  expect(await look()).toEqual({ kind: 'gone' });
});

test('a rate limit pauses calls for at least half a minute', async () => {
  await look();
  await fault('429', { operation: 'get_order' });
  await expect(look()).rejects.toThrow(ThirdPartyError);
  clock.advance(29_999);
  expect(await callsDuring(() => expect(look()).rejects.toThrow(ThirdPartyError))).toEqual({});
  clock.advance(15_001);
  expect(await look()).toEqual({ kind: 'gone' });
});

test('a longer pause requested by PayPal is kept', async () => {
  await fault('429', { operation: 'get_order', retryAfterSeconds: 120 });
  await expect(look()).rejects.toThrow(ThirdPartyError);
  clock.advance(119_999);
  expect(await callsDuring(() => expect(look()).rejects.toThrow(ThirdPartyError))).toEqual({});
  clock.advance(15_001);
  expect(await look()).toEqual({ kind: 'gone' });
});

test.each(['timeout_before', '500_before', 'reset_before', 'malformed_json', 'reset_mid_body'])(
  'a request failing by %s is a third-party error',
  async (effect) => {
    const { orderId } = await placeOrder();
    await fault(effect, { operation: 'get_order' });
    await expect(paypal.getOrder(orderId)).rejects.toThrow(ThirdPartyError);
  },
);

test('a missing permission is a faulty request', async () => {
  await fault('403', { operation: 'get_order' });
  expect(await look()).toMatchObject({ kind: 'faulty-request', issue: 'PERMISSION_DENIED' });
});

test('an unreachable server is a third-party error', async () => {
  const lost = adapterWith({ baseUrl: 'http://127.0.0.1:1' });
  await expect(lookWith(lost)).rejects.toThrow(ThirdPartyError);
});

/** Answers whatever the test sets. */
async function otherServer(status: number, headers: Record<string, string>, body: string) {
  const server = createServer((_request, response) =>
    response.writeHead(status, headers).end(body),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ['a page instead of an answer', 200, {}, '<html>Maintenance</html>'],
  ['an answer of another shape', 200, {}, '{"hello":"world"}'],
  ['a refusal without a reason', 418, {}, '{}'],
])('%s is a third-party error', async (_, status, headers, body) => {
  const misled = adapterWith({ baseUrl: await otherServer(status, headers, body) });
  await expect(lookWith(misled)).rejects.toThrow(ThirdPartyError);
});

test('a redirect is not followed, because it would send the credentials along', async () => {
  const location = `${simulator.origin}/v1/oauth2/token`;
  const misled = adapterWith({ baseUrl: await otherServer(307, { location }, '') });
  expect(
    await callsDuring(() => expect(lookWith(misled)).rejects.toThrow(ThirdPartyError)),
  ).toEqual({});
});
