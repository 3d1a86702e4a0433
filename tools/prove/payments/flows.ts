import { randomUUID } from 'node:crypto';
import { waitUntil } from '../../stack/wait-until.ts';
import { Buyer, PACKAGE } from './buyer.ts';
import type { ProcessName, ProxiedStack } from './proxied-stack.ts';

/** One way in which money moves, divided into steps by the proxies. */
export interface Flow {
  name: string;
  /** The process whose steps are counted. */
  place: ProcessName;
  /** Sets up the start of the flow. */
  prepare(proxiedStack: ProxiedStack): Promise<Buyer>;
  /** Resolves when the flow is over, successful or not; never throws for a mishap. */
  act(proxiedStack: ProxiedStack, buyer: Buyer): Promise<unknown>;
  /** What the user does after a mishap. */
  again?(proxiedStack: ProxiedStack, buyer: Buyer): Promise<unknown>;
  /** What others do while a step is delayed. */
  meanwhile(proxiedStack: ProxiedStack, buyer: Buyer): Promise<unknown>;
}

const createApprovedBuyer = async (proxiedStack: ProxiedStack) => {
  const buyer = await Buyer.create(proxiedStack);
  await buyer.orderAndApprove();
  return buyer;
};

const createPaidBuyer = async (proxiedStack: ProxiedStack) => {
  const buyer = await Buyer.create(proxiedStack);
  await buyer.buy();
  return buyer;
};

/** Expires the lease of the running caller; then the buyer returns, perhaps again. */
async function expireLeaseAndReturn(
  proxiedStack: ProxiedStack,
  { paymentId, returnFromPayPal }: Buyer,
): Promise<void> {
  await proxiedStack.sql(
    "update payments set leased_until = now() - interval '1 second' where id = $1 and leased_until is not null",
    [paymentId],
  );
  await returnFromPayPal();
}

async function retryPurchase(buyer: Buyer): Promise<void> {
  await waitUntil(async () => (await buyer.order()).status === 200, { what: 'an order' });
  await buyer.approve();
  await buyer.returnFromPayPal();
}

/** Delivers PayPal's approval event; true once the API has accepted it. */
async function deliverApproval(proxiedStack: ProxiedStack, { orderId }: Buyer): Promise<boolean> {
  const events = await proxiedStack.payPal<{ id: string; type: string; body: string }[]>(
    'GET',
    'events',
  );
  const event = events.find(
    ({ type, body }) => type === 'CHECKOUT.ORDER.APPROVED' && body.includes(orderId),
  );
  const { statuses } = await proxiedStack.payPal<{ statuses: (number | null)[] }>(
    'POST',
    'webhooks/release',
    { events: [event?.id] },
  );
  return statuses.every((status) => status === 200);
}

const statusOf = async (proxiedStack: ProxiedStack, { paymentId }: Buyer) => {
  const [payment] = await proxiedStack.sql<{ status: string }>(
    'select status from payments where id = $1',
    [paymentId],
  );
  return payment?.status;
};

/** A part, so that a second refund of the same click would be possible and must not happen. */
const REFUND_MINOR = 300;
const clicks = new WeakMap<Buyer, string>();

function refund(proxiedStack: ProxiedStack, buyer: Buyer): Promise<boolean> {
  const id = clicks.get(buyer) ?? randomUUID();
  clicks.set(buyer, id);
  const { paymentId } = buyer;
  return proxiedStack.hand.ask({ act: 'refund', id, paymentId, amountMinor: REFUND_MINOR });
}

export const FLOWS: readonly Flow[] = [
  {
    name: 'order',
    place: 'api',
    prepare: Buyer.create,
    act: (_, buyer) => buyer.order(),
    again: (_, buyer) => retryPurchase(buyer),
    meanwhile: (_, buyer) => buyer.order({ withKey: false }),
  },
  {
    name: 'return page',
    place: 'api',
    prepare: createApprovedBuyer,
    act: (_, buyer) => buyer.returnFromPayPal(),
    meanwhile: expireLeaseAndReturn,
  },
  {
    name: 'refund',
    place: 'hand',
    prepare: createPaidBuyer,
    act: refund,
    again: refund,
    meanwhile: (_, buyer) => buyer.spend(PACKAGE.credits / 2),
  },
  {
    name: 'sweep',
    place: 'hand',
    async prepare(proxiedStack) {
      const buyer = await createApprovedBuyer(proxiedStack);
      await proxiedStack.sql('update payments set next_check_at = now() where id = $1', [
        buyer.paymentId,
      ]);
      return buyer;
    },
    act: (proxiedStack) => proxiedStack.hand.ask({ act: 'sweep' }),
    meanwhile: expireLeaseAndReturn,
  },
  {
    name: 'webhook',
    place: 'api',
    prepare: createApprovedBuyer,
    act: deliverApproval,
    meanwhile: deliverApproval,
  },
  {
    name: 'event',
    place: 'worker',
    prepare: createApprovedBuyer,
    async act(proxiedStack, buyer) {
      const { steps } = proxiedStack.places.worker;
      await deliverApproval(proxiedStack, buyer);
      await waitUntil(
        async () => steps.hasTriggered || (await statusOf(proxiedStack, buyer)) === 'completed',
        { what: 'the worker to process the event' },
      );
    },
    meanwhile: expireLeaseAndReturn,
  },
];
