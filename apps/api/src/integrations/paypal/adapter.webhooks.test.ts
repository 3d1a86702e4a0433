import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  adapterWith,
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
import type { WebhookDelivery } from './port.ts';

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;
/** The source of PayPal's own deliveries. */
const PAYPAL = '192.0.2.1';

setUpPayPalAdapter(payPal);
beforeEach(() => simulator.control('PUT', 'webhooks', { url: null, mode: 'hold', copies: 1 }));

const withhold = (effect: string, more: object = {}) =>
  fault(effect, { operation: 'get_certificate', ...more });

interface Event {
  id: string;
  type: string;
  body: string;
}
/** An event that PayPal might send, with its exact bytes. */
const newEvent = (
  type = 'PAYMENT.CAPTURE.COMPLETED',
  resource: object = { id: '8AA', links: [] },
) => simulator.control<Event>('POST', 'events', { type, resourceType: 'capture', resource });

/** The delivery of a body, signed as the test requires; by the simulator's clock, which is not moved here. */
async function delivery(body: string, envelope: object = {}): Promise<WebhookDelivery> {
  const headers = await simulator.control<Record<string, string>>('POST', 'sign', {
    body,
    ...envelope,
  });
  return { headers, body: Buffer.from(body), network: PAYPAL };
}

const certificateCalls = async () => (await callsSoFar()).get_certificate ?? 0;

/** A shop that receives PayPal's webhooks. */
async function listener(status = 200) {
  const heard: WebhookDelivery[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    heard.push({ headers: request.headers, body, network: PAYPAL });
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { heard, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const genuine = (event: object) => ({ kind: 'genuine', event: expect.objectContaining(event) });
const refused = (reason: string) => ({ kind: 'refused', reason });

test('events of a payment are verified and name their payment', async () => {
  const shop = await listener();
  const { paymentId, orderId } = await placeOrder();
  const { events: earlier } = await simulator.control<{ events: Event[] }>('GET', 'state');
  await simulator.control('POST', `orders/${orderId}/approve`);
  const outcome = await paypal.captureOrder(orderId, paymentId);
  if (outcome.kind !== 'completed') throw new Error(outcome.kind);
  const captureId = outcome.capture.id;
  const dispute = await simulator.control<{ id: string }>('POST', `captures/${captureId}/dispute`);
  await simulator.control('POST', `disputes/${dispute.id}/move`, {
    outcome: 'RESOLVED_BUYER_FAVOUR',
  });

  const { events } = await simulator.control<{ events: Event[] }>('GET', 'state');
  const told = events.slice(earlier.length);
  await simulator.control('PUT', 'webhooks', { url: shop.origin });
  // The last first, and each of them twice.
  const release = { events: told.map(({ id }) => id).reverse(), copies: 2 };
  const { statuses } = await simulator.control<{ statuses: number[] }>(
    'POST',
    'webhooks/release',
    release,
  );
  expect(statuses).toEqual(told.flatMap(() => [200, 200]));

  const verdicts = await Promise.all(shop.heard.map((one) => paypal.verifyWebhook(one)));
  const capture = { kind: 'capture', captureId, orderId, paymentId };
  const disputed = { kind: 'dispute', disputeId: dispute.id, captureIds: [captureId] };
  const expected = [
    ['CHECKOUT.ORDER.APPROVED', { kind: 'order', orderId }],
    ['PAYMENT.CAPTURE.COMPLETED', capture],
    ['CHECKOUT.ORDER.COMPLETED', { kind: 'order', orderId }],
    ['CUSTOMER.DISPUTE.CREATED', disputed],
    ['CUSTOMER.DISPUTE.RESOLVED', disputed],
    ['PAYMENT.CAPTURE.REVERSED', { kind: 'refund', refundId: expect.any(String), captureId }],
  ] as const;
  const inOrder = expected.map(([type, subject], index) =>
    genuine({ id: told[index]?.id, type, subject }),
  );
  expect(verdicts).toEqual(inOrder.reverse().flatMap((verdict) => [verdict, verdict]));
});

test('amount and status of an event are not passed on', async () => {
  const { id, body } = await newEvent('PAYMENT.CAPTURE.COMPLETED', {
    id: '8AA',
    status: 'COMPLETED',
    amount: { currency_code: 'EUR', value: '1000000.00' },
    custom_id: 'payment',
    links: [{ rel: 'up', href: 'https://api.paypal.com/v2/checkout/orders/5O1' }],
  });
  expect(await paypal.verifyWebhook(await delivery(body, { transmissionId: 'one' }))).toEqual({
    kind: 'genuine',
    event: {
      id,
      type: 'PAYMENT.CAPTURE.COMPLETED',
      subject: { kind: 'capture', captureId: '8AA', orderId: '5O1', paymentId: 'payment' },
      transmissionId: 'one',
    },
  });
});

test.each([
  ['an unknown kind of thing', { type: 'X', resourceType: 'plan', resource: { id: 'P1' } }],
  ['a thing without an id', { type: 'X', resourceType: 'capture', resource: {} }],
])('an event about %s is verified, though it has no payment', async (_, wish) => {
  const { body } = await simulator.control<Event>('POST', 'events', wish);
  expect(await paypal.verifyWebhook(await delivery(body))).toEqual(
    genuine({ subject: { kind: 'other' } }),
  );
});

test('a certificate is fetched once, also for concurrent events', async () => {
  const before = await certificateCalls();
  const { body } = await newEvent();
  const one = await delivery(body);
  await Promise.all(Array.from({ length: 10 }, () => paypal.verifyWebhook(one)));
  expect(await paypal.verifyWebhook(one)).toMatchObject({ kind: 'genuine' });
  expect(await certificateCalls()).toBe(before + 1);
  clock.advance(DAY);
  expect(await paypal.verifyWebhook(one)).toMatchObject({ kind: 'genuine' });
  expect(await certificateCalls()).toBe(before + 2);
});

test.each([
  ['a signature that does not fit', { corrupt: true }, 'wrong-signature'],
  ['a signature for another webhook', { webhookId: 'ANOTHER' }, 'wrong-signature'],
  [
    'a signature of an authority that we do not trust',
    { signer: 'foreign' },
    'untrusted-certificate',
  ],
  ['a signature with a certificate that is over', { signer: 'expired' }, 'untrusted-certificate'],
  ['a signature by another party than PayPal', { signer: 'other-name' }, 'untrusted-certificate'],
  [
    'a signature by a party certified by the signer',
    { signer: 'issued-by-signer' },
    'untrusted-certificate',
  ],
])('%s is refused', async (_, envelope, reason) => {
  const { body } = await newEvent();
  expect(await paypal.verifyWebhook(await delivery(body, envelope))).toEqual(refused(reason));
});

test.each([
  ['another amount', (body: string) => body.replace('8AA', '9ZZ')],
  ['one more space', (body: string) => `${body} `],
  ['another order of its fields', (body: string) => JSON.stringify({ x: 1, ...JSON.parse(body) })],
])('a body with %s is not what was signed', async (_, change) => {
  const { body } = await newEvent();
  const { headers } = await delivery(body);
  expect(
    await paypal.verifyWebhook({ headers, body: Buffer.from(change(body)), network: PAYPAL }),
  ).toEqual(refused('wrong-signature'));
});

test('the signature covers the bytes of every script', async () => {
  const { body } = await newEvent('X', { id: 'Çiçek – مرحبا', links: [] });
  expect(await paypal.verifyWebhook(await delivery(body))).toMatchObject({ kind: 'genuine' });
});

test.each([
  ['just under three days old', -3 * DAY + MINUTE, 'genuine'],
  ['more than three days old', -3 * DAY - MINUTE, 'too-old'],
  ['an hour and more ahead of us', 61 * MINUTE, 'too-old'],
])('a delivery %s is %s', async (_, fromNow, expected) => {
  const { body } = await newEvent();
  const before = await certificateCalls();
  const verdict = await paypal.verifyWebhook(
    await delivery(body, { at: clock.now().getTime() + fromNow }),
  );
  if (expected === 'genuine') expect(verdict).toMatchObject({ kind: 'genuine' });
  else {
    expect(verdict).toEqual(refused(expected));
    expect(await certificateCalls()).toBe(before);
  }
});

test('attack 10: after a restart forged certificate names use only their network’s limit, and a genuine event is accepted', async () => {
  const before = await certificateCalls();
  const restarted = adapterWith({});
  const verdict = (one: WebhookDelivery) => restarted.verifyWebhook(one).catch(() => undefined);
  for (const one of await forgedWith((index) => `CERT-cold-${index}`)) await verdict(one);
  expect((await certificateCalls()) - before).toBe(10);
  const { body } = await newEvent();
  expect(await verdict(await delivery(body))).toMatchObject({ kind: 'genuine' });
});

test('attack 10: fetches for all networks together are limited', async () => {
  const before = await certificateCalls();
  const restarted = adapterWith({});
  for (let round = 0; round < 4; round += 1) {
    const forged = await forgedWith((index) => `CERT-wide-${round}-${index}`);
    const sent = forged.map((one, index) => ({ ...one, network: `203.0.113.${index}` }));
    await Promise.all(sent.map((one) => restarted.verifyWebhook(one).catch(() => undefined)));
  }
  expect((await certificateCalls()) - before).toBe(120);
});

test.each([
  ['no JSON', 'hello'],
  ['no event', '{"id":"WH-1"}'],
  ['nothing', ''],
])('a signed body that is %s is refused', async (_, body) => {
  expect(await paypal.verifyWebhook(await delivery(body))).toEqual(refused('unreadable-event'));
});

test.each([
  ['paypal-transmission-id', undefined],
  ['paypal-transmission-time', 'yesterday'],
  ['paypal-transmission-sig', '%%%'],
  ['paypal-cert-url', undefined],
  ['paypal-auth-algo', 'SHA1withRSA'],
  ['paypal-auth-algo', ['SHA256withRSA', 'none']],
])('a delivery with %s=%s causes no fetch', async (name, value) => {
  const { body } = await newEvent();
  const { headers, body: bytes } = await delivery(body);
  const before = await certificateCalls();
  expect(
    await paypal.verifyWebhook({
      headers: { ...headers, [name]: value },
      body: bytes,
      network: PAYPAL,
    }),
  ).toEqual(refused('headers-incomplete'));
  expect(await certificateCalls()).toBe(before);
});

const CERT = '/v1/notifications/certs/CERT-1';
test.each<[string, (ours: string, foreign: string) => string]>([
  ['another host', (_, foreign) => foreign + CERT],
  [
    'another host after a user that looks like ours',
    (ours, foreign) => `${ours}@${foreign.slice(7)}${CERT}`,
  ],
  [
    'another host before a path that looks like ours',
    (ours, foreign) => `${foreign}/${ours}${CERT}`,
  ],
  ['our host as the beginning of another', (ours) => `${ours}.evil.example${CERT}`],
  ['another port', (ours) => `${new URL(ours).protocol}//127.0.0.1:1${CERT}`],
  ['a file', () => 'file:///etc/passwd'],
  ['no scheme', (_, foreign) => `${foreign.slice(5)}${CERT}`],
  ['backslashes', (ours, foreign) => `${ours}\\@${foreign.slice(7)}${CERT}`],
  ['another path', (ours) => `${ours}/v1/oauth2/token`],
  ['a path that climbs', (ours) => `${ours}/v1/notifications/certs/../../oauth2/token`],
  ['a path that goes on', (ours) => `${ours}${CERT}/x`],
  ['a query', (ours) => `${ours}${CERT}?to=x`],
  ['a fragment', (ours) => `${ours}${CERT}#x`],
  ['a new line', (ours) => `${ours}${CERT}\n`],
  ['the cloud’s own secrets', () => `http://169.254.169.254${CERT}`],
  ['nothing', () => ''],
])('a certificate address with %s is refused without a fetch', async (_, addressOf) => {
  const foreign = await listener();
  const { body } = await newEvent();
  const { headers, body: bytes } = await delivery(body);
  const before = await certificateCalls();
  const address = addressOf(simulator.origin, foreign.origin);
  expect(
    await paypal.verifyWebhook({
      headers: { ...headers, 'paypal-cert-url': address },
      body: bytes,
      network: PAYPAL,
    }),
  ).toEqual(refused('foreign-certificate-address'));
  expect(foreign.heard).toEqual([]);
  expect(await certificateCalls()).toBe(before);
});

test('a certificate unknown to PayPal is refused', async () => {
  const { body } = await newEvent();
  const certUrl = `${simulator.origin}/v1/notifications/certs/CERT-none`;
  expect(await paypal.verifyWebhook(await delivery(body, { certUrl }))).toEqual(
    refused('no-such-certificate'),
  );
});

const forgedWith = async (certificate: (index: number) => string, change: object = {}) => {
  const { body } = await newEvent();
  const { headers } = await delivery(body, { corrupt: true });
  return Array.from({ length: 40 }, (_, index) => ({
    headers: {
      ...headers,
      'paypal-cert-url': `${simulator.origin}/v1/notifications/certs/${certificate(index)}`,
    },
    body: Buffer.from(body),
    network: '198.51.100.1',
    ...change,
  }));
};
const verdictOf = (one: WebhookDelivery) =>
  paypal.verifyWebhook(one).then(
    (verdict) => (verdict.kind === 'refused' ? verdict.reason : verdict.kind),
    () => 'nobody can tell',
  );
const verdictsOneByOne = async (forged: WebhookDelivery[]) => {
  const verdicts = new Set<string>();
  for (const one of forged) verdicts.add(await verdictOf(one));
  return [...verdicts];
};

test('attack 10: forged webhooks with one invented certificate fetch it once', async () => {
  const before = await certificateCalls();
  const forged = await forgedWith(() => 'CERT-made-up');
  const atOnce = await Promise.all(forged.map(verdictOf));
  expect(new Set(atOnce)).toEqual(new Set(['no-such-certificate']));
  expect(await verdictsOneByOne(forged)).toEqual(['no-such-certificate']);
  expect(await certificateCalls()).toBe(before + 1);
});

test('attack 10: a certificate that is unavailable is requested once', async () => {
  const before = await certificateCalls();
  await withhold('500_before', { times: 100 });
  const forged = await forgedWith(() => 'CERT-withheld');
  expect(await verdictsOneByOne(forged)).toEqual(['nobody can tell']);
  expect(await certificateCalls()).toBe(before + 1);
});

test('attack 10: fetches for new certificate names are limited, and genuine events are accepted', async () => {
  const { body } = await newEvent();
  const one = await delivery(body);
  expect(await verdictOf(one)).toBe('genuine');
  const before = await certificateCalls();
  const forged = await forgedWith((index) => `CERT-other-${index}`);
  await Promise.all(forged.map(verdictOf));
  expect(await verdictsOneByOne(forged)).toContain('nobody can tell');
  expect((await certificateCalls()) - before).toBeLessThanOrEqual(10);
  expect(await verdictOf(one)).toBe('genuine');
});

test.each([
  ['no JSON', 'hello'],
  ['no event', '{"id":"WH-1"}'],
])('attack 10: a body that is %s fetches nothing', async (_, text) => {
  const before = await certificateCalls();
  const forged = await forgedWith((index) => `CERT-${index}`, { body: Buffer.from(text) });
  expect(await verdictsOneByOne(forged)).toEqual(['unreadable-event']);
  expect(await certificateCalls()).toBe(before);
});

test('a redirect of the certificate is not followed', async () => {
  const foreign = await listener();
  const { body } = await newEvent();
  await withhold('redirect', { location: foreign.origin + CERT });
  await expect(paypal.verifyWebhook(await delivery(body))).rejects.toThrow(ThirdPartyError);
  expect(foreign.heard).toEqual([]);
});

test.each(['timeout_before', '500_before', 'reset_mid_body', 'huge', '429'])(
  'a certificate withheld by %s leaves the event open until the next delivery',
  async (effect) => {
    const { body } = await newEvent();
    const one = await delivery(body);
    await withhold(effect);
    await expect(paypal.verifyWebhook(one)).rejects.toThrow(ThirdPartyError);
    clock.advance(MINUTE);
    expect(await paypal.verifyWebhook(one)).toMatchObject({ kind: 'genuine' });
  },
);

test('without a trust anchor, public authorities do not validate a foreign certificate', async () => {
  const { body } = await newEvent();
  const strict = adapterWith({ trustAnchor: undefined });
  expect(await strict.verifyWebhook(await delivery(body))).toEqual(
    refused('untrusted-certificate'),
  );
});

test('a trust anchor without a certificate stops the process', () => {
  expect(() => adapterWith({ trustAnchor: 'none' })).toThrow('trust anchor');
});
