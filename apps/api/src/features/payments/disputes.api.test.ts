import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPurchase, paymentOf } from '../../../test/fixtures/purchases.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import type { EventSubject } from '../../integrations/paypal/port.ts';
import { handleEvent } from './events.service.ts';
import { insertEvent } from './payments.queries.ts';
import { receiptNumberOf } from './receipt.rules.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** A purchase with a dispute at PayPal, reported by one event or several at once. */
async function aDispute(disputeId: string) {
  const { id: paymentId, captureId } = await aPurchase(api);
  const subject: EventSubject = { kind: 'dispute', disputeId, captureIds: [captureId] };
  const told = { id: disputeId, stage: null, reason: null, amount: null, captureIds: [captureId] };
  let count = 0;
  const tell = async (status: string, { events = 1, deliveries = 1 } = {}) => {
    api.paypal.disputes.set(disputeId, { ...told, status, outcome: null });
    const ids = Array.from({ length: events }, () => {
      count += 1;
      return `WH-${disputeId}-${count}`;
    });
    for (const id of ids) {
      await api.db.transaction((tx) =>
        insertEvent(tx, { id, type: 'test', subject: { ...subject }, receivedAt: api.clock.now() }),
      );
    }
    const all = ids.flatMap((id) => Array<string>(deliveries).fill(id));
    await Promise.all(all.map((id) => handleEvent(api.deps, id)));
    await api.runJobs();
  };
  const mails = () =>
    api.mails.filter(({ to, text }) => to === 'operator@ismi.example' && text.includes(disputeId));
  return { paymentId, tell, mails };
}

test('a dispute is mailed to the operator with amount, receipt and a link to the payment', async () => {
  const { paymentId, tell, mails } = await aDispute('PP-D-TOLD');
  await tell('WAITING_FOR_SELLER_RESPONSE');
  const payment = await paymentOf(api, paymentId);
  const receipt = receiptNumberOf(payment?.receiptNumber ?? 0, payment?.completedAt ?? new Date(0));
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.subject).toContain('7,99');
  expect(mails()[0]?.text).toContain(receipt);
  expect(mails()[0]?.text).toContain(`/madmin/payments?payment=${paymentId}`);
});

test('repeated and concurrent events of a dispute send one mail', async () => {
  const { tell, mails } = await aDispute('PP-D-ONCE');
  await tell('OPEN', { events: 4, deliveries: 2 });
  expect(mails()).toHaveLength(1);
  await tell('UNDER_REVIEW');
  await tell('RESOLVED', { deliveries: 2 });
  expect(mails()).toHaveLength(1);
});

test('a reopened dispute sends one more mail', async () => {
  const { tell, mails } = await aDispute('PP-D-REOPENED');
  await tell('OPEN');
  await tell('RESOLVED');
  await tell('UNDER_REVIEW', { events: 3, deliveries: 2 });
  expect(mails()).toHaveLength(2);
});
