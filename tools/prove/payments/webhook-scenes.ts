import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitUntil } from '../../stack/wait-until.ts';
import { Buyer } from './buyer.ts';
import type { House } from './house.ts';
import type { Scene } from './scenes.ts';

interface Sent {
  id: string;
  type: string;
  body: string;
}

const eventsAbout = async (house: House, buyer: Buyer): Promise<Sent[]> => {
  const [payment] = await house.sql<{ paypal_capture_id: string | null }>(
    'select paypal_capture_id from payments where id = $1',
    [buyer.paymentId],
  );
  const events = await house.payPal<Sent[]>('GET', 'events');
  return events.filter(
    ({ body }) =>
      body.includes(buyer.orderId) || body.includes(payment?.paypal_capture_id ?? 'none'),
  );
};

const FIVE = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
] as const;

/** A purchase that PayPal held back, completed, refunded in part and then reversed, without our knowing of any of it but the first. */
async function eventfulPurchase(house: House): Promise<Buyer> {
  const buyer = await Buyer.enter(house);
  await buyer.orderAndApprove();
  await house.payPal('POST', 'faults', {
    operation: 'capture_order',
    id: buyer.orderId,
    effect: 'capture_pending',
  });
  await buyer.comeBack();
  const [payment] = await house.sql<{ paypal_capture_id: string }>(
    'select paypal_capture_id from payments where id = $1',
    [buyer.paymentId],
  );
  const capture = `captures/${payment?.paypal_capture_id}`;
  await house.payPal('POST', `${capture}/end`, { as: 'COMPLETED' });
  await house.payPal('POST', `${capture}/refund`, {
    amount: { value: '2.00', currency_code: 'EUR' },
  });
  await house.payPal('POST', `${capture}/reverse`);
  return buyer;
}

/** The n-th of the 120 orders of five things. */
function orderNumber(n: number): (typeof FIVE)[number][] {
  const left = [...FIVE];
  const sequence: (typeof FIVE)[number][] = [];
  let rest = n;
  for (let radix = left.length; radix > 0; radix -= 1) {
    sequence.push(...left.splice(rest % radix, 1));
    rest = Math.floor(rest / radix);
  }
  return sequence;
}

/** The five events of one purchase over real HTTP with real signatures, in so many of the 120 orders, each sent twice. */
export const eventOrders =
  (orders: number): Scene =>
  async (house) => {
    const ends = new Set<string>();
    for (let index = 0; index < orders; index += 1) {
      const buyer = await eventfulPurchase(house);
      const events = await eventsAbout(house, buyer);
      const sequence = orderNumber(Math.floor((index * 120) / orders));
      const ids = sequence.map((type) => events.find((event) => event.type === type)?.id);
      await house.payPal('POST', 'webhooks/release', { events: ids, copies: 2 });
      await waitUntil(
        async () => {
          const [done] = await house.sql<{ n: string }>(
            "select count(*) as n from paypal_events where state = 'done' and id = any($1)",
            [ids],
          );
          return Number(done?.n) === FIVE.length;
        },
        { what: 'five events to be looked into', timeoutMs: 60_000 },
      );
      const [end] = await house.sql<{ state: string }>(
        `select concat_ws(' ', status, refunded_minor, balance, last_sequence) as state
        from payments join credit_accounts using (user_id) where id = $1`,
        [buyer.paymentId],
      );
      ends.add(end?.state ?? 'nothing');
    }
    const right = 'refunded 799 0 3';
    return [...ends].filter((end) => end !== right).map((end) => `events in some order: ${end}`);
  };

/** Webhooks that are not PayPal's, or not fresh, are refused, and nobody whom they name is asked anything. */
export const forgeries: Scene = async (house) => {
  let visits = 0;
  const trap = createServer((_, response) => {
    visits += 1;
    response.end();
  });
  trap.listen(0, '127.0.0.1');
  await once(trap, 'listening');
  const foreign = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`; // on a port, not on a path
  const buyer = await Buyer.enter(house);
  await buyer.orderAndApprove();
  const [genuine] = await eventsAbout(house, buyer);
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
      certUrl: `${house.stack.urls.payPal}@${foreign.slice('http://'.length)}/v1/notifications/certs/CERT-1-1`,
    },
  };
  const faults: string[] = [];
  for (const [name, how] of Object.entries(odd)) {
    const headers = await house.payPal<Record<string, string>>('POST', 'sign', { body, ...how });
    const status = await deliver(house, headers, body);
    if (status !== 400) faults.push(`a webhook ${name}: ${status}`);
  }
  // The signature of one event under the body of another.
  const stolen = await house.payPal<Record<string, string>>('POST', 'sign', { body });
  const status = await deliver(house, stolen, body.replace('APPROVED', 'COMPLETED'));
  if (status !== 400) faults.push(`a webhook with another body: ${status}`);
  trap.close();
  if (visits > 0) faults.push(`a forged webhook made us ask its host ${visits} times`);
  const [kept] = await house.sql<{ n: string }>(
    'select count(*) as n from paypal_events where id = $1',
    [genuine?.id],
  );
  if (Number(kept?.n) !== 0) faults.push('a forged webhook was written down');
  return faults;
};

async function deliver(house: House, headers: Record<string, string>, body: string) {
  const url = `${house.stack.urls.api}/api/payments/paypal/webhook`;
  const { status } = await fetch(url, { method: 'POST', headers, body });
  return status;
}
