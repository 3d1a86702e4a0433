import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../src/db/client.ts';
import { type CreditReference, creditHolds } from '../../src/db/schema/credits.ts';
import {
  type Hold,
  holdCredits,
  releaseHold,
  settleHold,
} from '../../src/features/credits/holds.service.ts';
import {
  grantCredits,
  refundCredits,
  spendCredits,
  spendInOneStatement,
} from '../../src/features/credits/ledger.service.ts';
import { newId } from '../../src/lib/ids.ts';
import type { Chance, LoadPlan } from './load-plan.ts';
import { isRefused, retryUntilAnswered, type Troubles } from './retry-until-answered.ts';

/** One act as its client remembers it: what the ledger must contain for it, once. */
export interface Remembered {
  userId: string;
  type: string;
  amount: number;
  reference: CreditReference;
}

export interface World {
  db: Db;
  plan: LoadPlan;
  chance: Chance;
  users: string[];
  troubles: Troubles;
  /** Acts confirmed to a client. */
  confirmed: Remembered[];
  /** Spends that can still be refunded. */
  spent: Remembered[];
}

const NOW = new Date('2026-02-01T12:00:00Z');

function act(world: World, kind: 'search' | 'suggestion' | 'adjustment') {
  const id = newId();
  const reference = (): CreditReference =>
    // Without references every attempt is a separate act.
    `${kind} ${world.plan.without === 'references' ? newId() : id}`;
  // A few users do most of it, to cause contention.
  const hot = world.users.slice(0, Math.ceil(world.users.length / 8));
  const userId = world.chance.oneOf(world.chance.below(2) === 0 ? hot : world.users);
  return { userId, reference, firstReference: reference(), now: NOW };
}

const inTx = <T>({ db }: World, work: (tx: Tx) => Promise<T>) => db.transaction(work);

/** Books something and remembers it; every fifth time twice at once, as by a double click. */
async function book(
  world: World,
  remembered: Remembered,
  attempt: () => Promise<unknown>,
): Promise<boolean> {
  const times = world.chance.below(5) === 0 ? 2 : 1;
  const answers = await Promise.all(
    Array.from({ length: times }, () => retryUntilAnswered(world.troubles, attempt)),
  );
  if (answers.some(isRefused)) return false;
  world.confirmed.push(remembered);
  return true;
}

async function spend(world: World, alone: boolean) {
  const { userId, reference, firstReference, now } = act(world, 'search');
  const amount = 1 + world.chance.below(12);
  const type = 'usage' as const;
  const remembered = { userId, type, amount: -amount, reference: firstReference };
  const attempt = () => {
    const wish = { userId, type, amount, now, reference: reference() };
    return alone
      ? spendInOneStatement(world.db, wish)
      : inTx(world, (tx) => spendCredits(tx, wish));
  };
  if (await book(world, remembered, attempt)) world.spent.push(remembered);
}

/** By hand, because sold credits would need a payment. */
async function give(world: World) {
  const { userId, reference, firstReference, now } = act(world, 'adjustment');
  const grant = {
    userId,
    type: 'admin_adjustment',
    amount: world.chance.oneOf([20, 50, 100]),
    now,
  } as const;
  await book(world, { ...grant, reference: firstReference }, () =>
    inTx(world, (tx) => grantCredits(tx, { ...grant, reference: reference() })),
  );
}

async function refund(world: World) {
  const [spentBefore] = world.spent.splice(world.chance.below(world.spent.length), 1);
  if (!spentBefore) return give(world);
  const { userId, reference, amount } = spentBefore;
  await book(world, { userId, type: 'refund', amount: -amount, reference }, () =>
    inTx(world, (tx) => refundCredits(tx, { userId, reference, now: NOW })),
  );
}

async function statusOf({ db }: World, { id }: Hold) {
  const [hold] = await db.select().from(creditHolds).where(eq(creditHolds.id, id));
  return hold?.status;
}

/** Like a paid answer of the model: hold, work, then settle, release, or die. */
async function holdAndClose(world: World, end: 'settle' | 'release' | 'die') {
  const { userId, firstReference: reference, now } = act(world, 'suggestion');
  const amount = 1 + world.chance.below(20);
  // Without a sweeper the proof should not wait for the expiry.
  const seconds = world.plan.without === 'sweeper' ? -120 : 1;
  const hold = await retryUntilAnswered(world.troubles, () =>
    inTx(world, (tx) =>
      holdCredits(tx, {
        userId,
        purpose: 'islamic_analysis',
        amount,
        reference,
        ...(end === 'die' && { seconds }),
      }),
    ),
  );
  if (isRefused(hold) || end === 'die') return;
  await retryUntilAnswered(world.troubles, () =>
    inTx(world, (tx) => (end === 'settle' ? settleHold(tx, hold, { now }) : releaseHold(tx, hold))),
  );
  // "Already closed" may have been this client, in an attempt whose answer was lost: the row says which.
  const status = await retryUntilAnswered(world.troubles, () => statusOf(world, hold));
  if (status === 'settled')
    world.confirmed.push({ userId, type: 'islamic_analysis', amount: -amount, reference });
}

/** Out of twenty. */
const MIX: ((world: World) => Promise<void>)[] = [
  ...Array.from({ length: 6 }, () => (world: World) => spend(world, true)),
  ...Array.from({ length: 3 }, () => (world: World) => spend(world, false)),
  ...Array.from({ length: 3 }, () => give),
  ...Array.from({ length: 4 }, () => (world: World) => holdAndClose(world, 'settle')),
  (world) => holdAndClose(world, 'release'),
  (world) => holdAndClose(world, 'die'),
  refund,
  refund,
];

export const doSomething = (world: World): Promise<void> => world.chance.oneOf(MIX)(world);
