import { randomUUID } from 'node:crypto';
import { waitUntil } from '../../stack/wait-until.ts';
import { Buyer, PACKAGE } from './buyer.ts';
import type { House, PlaceName } from './house.ts';

/** One way in which money moves, cut into steps by the proxies. */
export interface Flow {
  name: string;
  /** The process whose steps they are. */
  place: PlaceName;
  /** Brings everything to where the flow begins. */
  prepare(house: House): Promise<Buyer>;
  /** Ends when the flow has, well or badly; never throws for a mishap. */
  act(house: House, buyer: Buyer): Promise<unknown>;
  /** What the person does after a mishap. */
  again?(house: House, buyer: Buyer): Promise<unknown>;
  /** What others do while a step is delayed. */
  meanwhile(house: House, buyer: Buyer): Promise<unknown>;
}

const approved = async (house: House) => {
  const buyer = await Buyer.enter(house);
  await buyer.orderAndApprove();
  return buyer;
};

const bought = async (house: House) => {
  const buyer = await Buyer.enter(house);
  await buyer.buy();
  return buyer;
};

/** As if whoever holds the lease had been at it for too long; then the buyer comes back, perhaps once more. */
async function overtake(house: House, { paymentId, comeBack }: Buyer): Promise<void> {
  await house.sql(
    "update payments set leased_until = now() - interval '1 second' where id = $1 and leased_until is not null",
    [paymentId],
  );
  await comeBack();
}

async function insist(buyer: Buyer): Promise<void> {
  await waitUntil(async () => (await buyer.order()).status === 200, { what: 'an order' });
  await buyer.approve();
  await buyer.comeBack();
}

/** PayPal tells that the order was approved; true once the API has taken it. */
async function tellApproval(house: House, { orderId }: Buyer): Promise<boolean> {
  const events = await house.payPal<{ id: string; type: string; body: string }[]>('GET', 'events');
  const event = events.find(
    ({ type, body }) => type === 'CHECKOUT.ORDER.APPROVED' && body.includes(orderId),
  );
  const { statuses } = await house.payPal<{ statuses: (number | null)[] }>(
    'POST',
    'webhooks/release',
    { events: [event?.id] },
  );
  return statuses.every((status) => status === 200);
}

const statusOf = async (house: House, { paymentId }: Buyer) => {
  const [payment] = await house.sql<{ status: string }>(
    'select status from payments where id = $1',
    [paymentId],
  );
  return payment?.status;
};

/** A part, so that a second refund of the same click would be possible and must not happen. */
const REFUND_MINOR = 300;
const clicks = new WeakMap<Buyer, string>();

function refund(house: House, buyer: Buyer): Promise<boolean> {
  const id = clicks.get(buyer) ?? randomUUID();
  clicks.set(buyer, id);
  const { paymentId } = buyer;
  return house.hand.ask({ act: 'refund', id, paymentId, amountMinor: REFUND_MINOR });
}

export const FLOWS: readonly Flow[] = [
  {
    name: 'order',
    place: 'api',
    prepare: Buyer.enter,
    act: (_, buyer) => buyer.order(),
    again: (_, buyer) => insist(buyer),
    meanwhile: (_, buyer) => buyer.order({ withKey: false }),
  },
  {
    name: 'return page',
    place: 'api',
    prepare: approved,
    act: (_, buyer) => buyer.comeBack(),
    meanwhile: overtake,
  },
  {
    name: 'refund',
    place: 'hand',
    prepare: bought,
    act: refund,
    again: refund,
    meanwhile: (_, buyer) => buyer.spend(PACKAGE.credits / 2),
  },
  {
    name: 'sweep',
    place: 'hand',
    async prepare(house) {
      const buyer = await approved(house);
      await house.sql('update payments set next_check_at = now() where id = $1', [buyer.paymentId]);
      return buyer;
    },
    act: (house) => house.hand.ask({ act: 'sweep' }),
    meanwhile: overtake,
  },
  {
    name: 'webhook',
    place: 'api',
    prepare: approved,
    act: tellApproval,
    meanwhile: tellApproval,
  },
  {
    name: 'event',
    place: 'worker',
    prepare: approved,
    async act(house, buyer) {
      const { steps } = house.places.worker;
      await tellApproval(house, buyer);
      await waitUntil(
        async () => steps.hasSprung || (await statusOf(house, buyer)) === 'completed',
        { what: 'the worker to look into an event' },
      );
    },
    meanwhile: overtake,
  },
];
