import { type Endpoint, paymentsAdmin, usersAdmin, withdrawalsAdmin } from '@ismi/contract';
import { disputes, paypalEvents } from '../../src/db/schema/payments.paypal.ts';
import { withdrawals } from '../../src/db/schema/withdrawals.ts';
import { newId } from '../../src/lib/ids.ts';
import type { CallOptions } from '../api-caller.ts';
import { aPayment } from '../fixtures/payments.ts';
import { aPurchase } from '../fixtures/purchases.ts';
import { aUser } from '../fixtures/users.ts';
import type { TestApi } from '../start-test-api.ts';

async function aWaitingEvent(api: TestApi): Promise<string> {
  const id = `WH-${newId()}`;
  const subject = { kind: 'capture', captureId: 'NOBODYS', orderId: null };
  const receivedAt = api.clock.now();
  await api.db
    .insert(paypalEvents)
    .values({ id, type: 'PAYMENT.CAPTURE.COMPLETED', subject, state: 'review', receivedAt });
  return id;
}

async function aDisputed(api: TestApi): Promise<string> {
  const { id } = await aPurchase(api);
  await api.db
    .insert(disputes)
    .values({ id: newId(), paymentId: id, status: 'OPEN', updatedAt: api.clock.now() });
  return id;
}

async function aWithdrawal(api: TestApi) {
  const { user, id: paymentId } = await aPurchase(api);
  const id = newId();
  await api.db.insert(withdrawals).values({
    id,
    reference: id,
    name: 'Elif',
    email: user.email,
    orderNumber: paymentId,
    language: 'de',
    paymentId,
    userId: user.id,
    createdAt: api.clock.now(),
  });
  return { id, paymentId };
}

const reason = 'asked for it';

/** Administrators' changes of payments and users. */
export const MONEY_CHANGES: readonly (readonly [
  Endpoint,
  (api: TestApi) => Promise<CallOptions>,
])[] = [
  [
    withdrawalsAdmin.refund,
    async (api) => {
      const { id, paymentId } = await aWithdrawal(api);
      return { params: { id }, body: { payment_id: paymentId, amount: 7.99 } };
    },
  ],
  [
    withdrawalsAdmin.decline,
    async (api) => ({ params: { id: (await aWithdrawal(api)).id }, body: { reason } }),
  ],
  [
    paymentsAdmin.refund,
    async (api) => ({ params: { id: (await aPurchase(api)).id }, body: { reason } }),
  ],
  [
    paymentsAdmin.updateStatus,
    async (api) => {
      const { id } = await aPayment(api, await aUser(api.db));
      return { params: { id }, body: { status: 'cancelled', reason } };
    },
  ],
  [
    paymentsAdmin.clearReview,
    async (api) => ({ params: { id: await aDisputed(api) }, body: { reason } }),
  ],
  [
    paymentsAdmin.notify,
    async (api) => ({
      params: { id: (await aPurchase(api)).id },
      body: { type: 'payment_approved' },
    }),
  ],
  [
    paymentsAdmin.handleEvent,
    async (api) => ({ params: { id: await aWaitingEvent(api) }, body: { reason } }),
  ],
  [
    paymentsAdmin.retryEvent,
    async (api) => ({ params: { id: await aWaitingEvent(api) }, body: { reason } }),
  ],
  [
    usersAdmin.update,
    async (api) => ({
      params: { id: (await aUser(api.db)).id },
      body: { preferred_language: 'ar' },
    }),
  ],
  [
    usersAdmin.remove,
    async (api) => ({
      params: { id: (await aUser(api.db)).id },
      body: { permanent: true, reason },
    }),
  ],
];
