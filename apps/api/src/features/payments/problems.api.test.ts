import { desk, payments as endpoints, type ProblemReason, paymentsAdmin } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPayment, CONSENTS } from '../../../test/fixtures/payments.ts';
import { aPurchase } from '../../../test/fixtures/purchases.ts';
import { aUser, type TestUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { auditChanges } from '../../db/schema/audit.ts';
import { disputes, paypalDifferences, paypalEvents } from '../../db/schema/payments.paypal.ts';
import { paymentProblemMarks } from '../../db/schema/payments.problems.ts';
import { payments, refunds } from '../../db/schema/payments.ts';
import { newId } from '../../lib/ids.ts';
import { handleProblem } from './problems.service.ts';

let api: TestApi;
let admin: Awaited<ReturnType<TestApi['as']>>;
let administrator: TestUser;
beforeAll(async () => {
  api = await openTestApi();
  administrator = await aUser(api.db, { isAdmin: true, name: 'Meryem' });
  admin = await api.as(administrator);
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;
const ago = (ms: number) => new Date(api.clock.now().getTime() - ms);
const itemOf = async (reason: ProblemReason, id: string, status: 'open' | 'handled' = 'open') => {
  const { body } = await admin.send(desk.list, { query: { kind: 'payment', status, limit: 50 } });
  return body.data.items.find((item) => item.id === `${reason} ${id}`);
};
const handle = (reason: ProblemReason, id: string, note = 'PayPal ile konuşuldu') =>
  admin.send(desk.handleProblem, { params: { reason, id }, body: { note } });
const canBuy = async (user: TestUser) =>
  (
    await (
      await api.as(user)
    ).send(endpoints.create, {
      body: { ...CONSENTS, packageId: 'starter' },
    })
  ).status === 200;

async function aRefund(paymentId: string, wishes: Partial<typeof refunds.$inferInsert> = {}) {
  const id = newId();
  await api.db.insert(refunds).values({
    id,
    paymentId,
    amountMinor: 799,
    origin: 'administrator',
    reason: 'a test',
    creditsDue: 100,
    createdAt: ago(2 * DAY_MS),
    ...wishes,
  });
  return id;
}

/** One of each kind, as the tables have it. */
const KINDS: [ProblemReason, () => Promise<{ id: string; user: TestUser | null }>][] = [
  [
    'payment_review',
    async () => {
      const user = await aUser(api.db);
      const { id } = await aPayment(api, user);
      const review = { reviewReason: 'amount-differs' } as const;
      await api.db.update(payments).set(review).where(eq(payments.id, id));
      return { id, user };
    },
  ],
  [
    'payment_waiting',
    async () => {
      const user = await aUser(api.db);
      const { id } = await aPayment(api, user);
      const old = { createdAt: ago(DAY_MS + 60_000), nextCheckAt: null };
      await api.db.update(payments).set(old).where(eq(payments.id, id));
      return { id, user };
    },
  ],
  [
    'refund_failed',
    async () => {
      const { id, user } = await aPurchase(api);
      return { id: await aRefund(id, { status: 'failed', failureReason: 'DENIED' }), user };
    },
  ],
  [
    'refund_waiting',
    async () => {
      const { id, user } = await aPurchase(api);
      return { id: await aRefund(id, { status: 'pending' }), user };
    },
  ],
  [
    'refund_shortfall',
    async () => {
      const { id, user } = await aPurchase(api);
      const failed = { status: 'failed', origin: 'paypal', shortfall: 'open' } as const;
      return { id: await aRefund(id, { ...failed, creditsTaken: 20 }), user };
    },
  ],
  [
    'dispute',
    async () => {
      const { id, user } = await aPurchase(api);
      const disputeId = `PP-D-${newId()}`;
      await api.db.insert(disputes).values({
        id: disputeId,
        paymentId: id,
        status: 'OPEN',
        updatedAt: api.clock.now(),
      });
      return { id: disputeId, user };
    },
  ],
  [
    'event_review',
    async () => {
      const id = `WH-${newId()}`;
      await api.db.insert(paypalEvents).values({
        id,
        type: 'PAYMENT.CAPTURE.COMPLETED',
        subject: {},
        state: 'review',
        receivedAt: api.clock.now(),
      });
      return { id, user: null };
    },
  ],
  [
    'paypal_unbooked',
    async () => {
      const id = newId();
      const foundAt = api.clock.now();
      await api.db
        .insert(paypalDifferences)
        .values({ reason: 'paypal_unbooked', id, detail: 'capture', foundAt });
      return { id, user: null };
    },
  ],
  ...(['paypal_missing', 'paypal_amount'] as const).map(
    (reason): [ProblemReason, () => Promise<{ id: string; user: TestUser }>] => [
      reason,
      async () => {
        const { id: paymentId, user, captureId: id } = await aPurchase(api);
        const foundAt = api.clock.now();
        await api.db
          .insert(paypalDifferences)
          .values({ reason, id, paymentId, detail: 'capture', foundAt });
        return { id, user };
      },
    ],
  ),
];

test.each(KINDS)(
  '%s is on the desk and is handled once, with an audit entry',
  async (reason, make) => {
    const { id, user } = await make();
    const item = await itemOf(reason, id);
    expect(item).toMatchObject({ status: 'open', problem: { reason } });
    expect(item?.user?.id).toBe(user?.id);
    expect(item?.payment === null).toBe(user === null);

    const answers = await Promise.all([1, 2, 3].map(() => handle(reason, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await itemOf(reason, id)).toBeUndefined();
    expect(await itemOf(reason, id, 'handled')).toMatchObject({
      note: 'PayPal ile konuşuldu',
      handled_by: 'Meryem',
      payment: item?.payment,
      problem: item?.problem,
    });
    const traces = await api.db.select().from(auditChanges).where(eq(auditChanges.subjectId, id));
    expect(traces).toMatchObject([
      {
        action: 'payments.handle-problem',
        actorId: administrator.id,
        before: { problem: reason },
        reason: 'PayPal ile konuşuldu',
      },
    ]);
  },
);

test('a pending payment or refund becomes a problem after a day', async () => {
  const { id } = await aPayment(api, await aUser(api.db));
  const refund = await aRefund((await aPurchase(api)).id, { createdAt: ago(DAY_MS - 60_000) });
  expect(await itemOf('payment_waiting', id)).toBeUndefined();
  expect(await itemOf('refund_waiting', refund)).toBeUndefined();
});

test.each(KINDS.filter(([reason]) => reason === 'dispute' || reason === 'refund_shortfall'))(
  'after a %s is handled the buyer may buy again',
  async (reason, make) => {
    const { id, user } = await make();
    if (!user) throw new Error('both have a buyer');
    expect(await canBuy(user)).toBe(false);
    await handle(reason, id);
    expect(await canBuy(user)).toBe(true);
  },
);

test('a process that dies before the audit entry is written has dismissed nothing', async () => {
  const { id } = (await KINDS.find(([reason]) => reason === 'dispute')?.[1]()) ?? { id: '' };
  const dying = { db: api.db, clock: { now: () => api.clock.now() } };
  await expect(
    handleProblem(dying, { actorId: newId(), reason: 'dispute', id, note: 'x' }),
  ).rejects.toThrow();
  expect(await itemOf('dispute', id)).toMatchObject({ status: 'open' });
  const marks = await api.db
    .select()
    .from(paymentProblemMarks)
    .where(eq(paymentProblemMarks.subjectId, id));
  expect(marks).toEqual([]);
});

test('a handled review comes back when PayPal is asked again and the cause persists', async () => {
  const { id } = await aPayment(api, await aUser(api.db));
  const review = () =>
    api.db
      .update(payments)
      .set({ reviewReason: 'faulty-request', nextCheckAt: null })
      .where(eq(payments.id, id));
  await review();
  await handle('payment_review', id);
  expect(await itemOf('payment_review', id)).toBeUndefined();
  await admin.send(paymentsAdmin.updateStatus, {
    params: { id },
    body: { status: 'pending', reason: 'looked at PayPal' },
  });
  await review();
  expect(await itemOf('payment_review', id)).toMatchObject({ status: 'open' });
});
