import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitUntil } from '../../stack/wait-until.ts';
import { Buyer } from './buyer.ts';
import type { ProxiedStack } from './proxied-stack.ts';
import type { Scenario } from './scenarios.ts';

interface Sent {
  id: string;
  type: string;
  body: string;
}

const eventsAbout = async (proxiedStack: ProxiedStack, buyer: Buyer): Promise<Sent[]> => {
  const [payment] = await proxiedStack.sql<{ paypal_capture_id: string | null }>(
    'select paypal_capture_id from payments where id = $1',
    [buyer.paymentId],
  );
  const events = await proxiedStack.payPal<Sent[]>('GET', 'events');
  return events.filter(
    ({ body }) =>
      body.includes(buyer.orderId) || body.includes(payment?.paypal_capture_id ?? 'none'),
  );
};

const EVENT_TYPES = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
] as const;

/** A purchase that PayPal held, completed, partly refunded and then reversed, of which we only know the first. */
async function eventfulPurchase(proxiedStack: ProxiedStack): Promise<Buyer> {
  const buyer = await Buyer.create(proxiedStack);
  await buyer.orderAndApprove();
  await proxiedStack.payPal('POST', 'faults', {
    operation: 'capture_order',
    id: buyer.orderId,
    effect: 'capture_pending',
  });
  await buyer.returnFromPayPal();
  const [payment] = await proxiedStack.sql<{ paypal_capture_id: string }>(
    'select paypal_capture_id from payments where id = $1',
    [buyer.paymentId],
  );
  const capture = `captures/${payment?.paypal_capture_id}`;
  await proxiedStack.payPal('POST', `${capture}/end`, { as: 'COMPLETED' });
  await proxiedStack.payPal('POST', `${capture}/refund`, {
    amount: { value: '2.00', currency_code: 'EUR' },
  });
  await proxiedStack.payPal('POST', `${capture}/reverse`);
  return buyer;
}

/** The n-th of the 120 orders of five events. */
function nthPermutation(n: number): (typeof EVENT_TYPES)[number][] {
  const left = [...EVENT_TYPES];
  const sequence: (typeof EVENT_TYPES)[number][] = [];
  let rest = n;
  for (let radix = left.length; radix > 0; radix -= 1) {
    sequence.push(...left.splice(rest % radix, 1));
    rest = Math.floor(rest / radix);
  }
  return sequence;
}

/** The five events of one purchase over HTTP with real signatures, in some of the 120 orders, each sent twice. */
export const eventOrders =
  (orders: number): Scenario =>
  async (proxiedStack) => {
    const ends = new Set<string>();
    for (let index = 0; index < orders; index += 1) {
      const buyer = await eventfulPurchase(proxiedStack);
      const events = await eventsAbout(proxiedStack, buyer);
      const sequence = nthPermutation(Math.floor((index * 120) / orders));
      const ids = sequence.map((type) => events.find((event) => event.type === type)?.id);
      await proxiedStack.payPal('POST', 'webhooks/release', { events: ids, copies: 2 });
      await waitUntil(
        async () => {
          const [done] = await proxiedStack.sql<{ n: string }>(
            "select count(*) as n from paypal_events where state = 'done' and id = any($1)",
            [ids],
          );
          return Number(done?.n) === EVENT_TYPES.length;
        },
        { what: 'five events to be processed', timeoutMs: 60_000 },
      );
      const [end] = await proxiedStack.sql<{ state: string }>(
        `select concat_ws(' ', status, refunded_minor, balance, last_sequence) as state
        from payments join credit_accounts using (user_id) where id = $1`,
        [buyer.paymentId],
      );
      ends.add(end?.state ?? 'nothing');
    }
    const right = 'refunded 799 0 3';
    return [...ends].filter((end) => end !== right).map((end) => `events in some order: ${end}`);
  };

/** Forged or old webhooks are rejected, and no host that they name is contacted. */
export const forgedWebhooks: Scenario = async (proxiedStack) => {
  let visits = 0;
  const trap = createServer((_, response) => {
    visits += 1;
    response.end();
  });
  trap.listen(0, '127.0.0.1');
  await once(trap, 'listening');
  const foreign = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`; // on a port, not on a path
  const buyer = await Buyer.create(proxiedStack);
  await buyer.orderAndApprove();
  const [genuine] = await eventsAbout(proxiedStack, buyer);
  const body = genuine?.body ?? '';
  const FOUR_DAYS = 4 * 86_400_000;
  const odd: Record<string, object> = {
    'signed by somebody else': { signer: 'foreign' },
    'signed with an expired certificate': { signer: 'expired' },
    'signed for another company': { signer: 'other-name' },
    'with a spoilt signature': { corrupt: true },
    'for another webhook': { webhookId: 'ANOTHER0WEBHOOK' },
    'of four days ago': { at: Date.now() - FOUR_DAYS },
    'with a certificate of another host': {
      certUrl: `${foreign}/v1/notifications/certs/CERT-1-1`,
    },
    'with a certificate behind a name': {
      certUrl: `${proxiedStack.stack.urls.payPal}@${foreign.slice('http://'.length)}/v1/notifications/certs/CERT-1-1`,
    },
  };
  const faults: string[] = [];
  for (const [name, how] of Object.entries(odd)) {
    const headers = await proxiedStack.payPal<Record<string, string>>('POST', 'sign', {
      body,
      ...how,
    });
    const status = await deliver(proxiedStack, headers, body);
    if (status !== 400) faults.push(`a webhook ${name}: ${status}`);
  }
  // The signature of one event with the body of another.
  const stolen = await proxiedStack.payPal<Record<string, string>>('POST', 'sign', { body });
  const status = await deliver(proxiedStack, stolen, body.replace('APPROVED', 'COMPLETED'));
  if (status !== 400) faults.push(`a webhook with another body: ${status}`);
  trap.close();
  if (visits > 0) faults.push(`a forged webhook made us ask its host ${visits} times`);
  const [kept] = await proxiedStack.sql<{ n: string }>(
    'select count(*) as n from paypal_events where id = $1',
    [genuine?.id],
  );
  if (Number(kept?.n) !== 0) faults.push('a forged webhook was written down');
  return faults;
};

async function deliver(proxiedStack: ProxiedStack, headers: Record<string, string>, body: string) {
  const url = `${proxiedStack.stack.urls.api}/api/payments/paypal/webhook`;
  const { status } = await fetch(url, { method: 'POST', headers, body });
  return status;
}
