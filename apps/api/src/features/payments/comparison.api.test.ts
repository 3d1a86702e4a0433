import { desk, type ProblemReason } from '@ismi/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPayment } from '../../../test/fixtures/payments.ts';
import { aPurchase, balanceOf, paymentOf, seenRefund } from '../../../test/fixtures/purchases.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { paypalComparison, paypalDifferences } from '../../db/schema/payments.paypal.ts';
import { payments } from '../../db/schema/payments.ts';
import type { PayPalTransaction } from '../../integrations/paypal/port.ts';
import { ThirdPartyError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { compareWithPayPal } from './comparison.service.ts';
import { refundPayment } from './refunds.service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let api: TestApi;
const lines: string[] = [];
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(line) };
  api = await openTestApi({ log, env: { LOG_LEVEL: 'error' } });
});
afterAll(() => api.close());
// Far from the data of other tests: neither list nor ledger contains it.
beforeEach(async () => {
  api.clock.advance(10 * DAY);
  for (const { captures, refunds: back } of api.paypal.orders.values()) {
    for (const { id } of [...captures, ...back]) api.paypal.unlisted.add(id);
  }
  api.paypal.listedToo = [];
  api.paypal.nextList = undefined;
  api.paypal.capturedInstead = undefined;
  await api.db.delete(paypalDifferences);
  await api.db.delete(paypalComparison);
  lines.length = 0;
});

/** The next morning: earlier activity is in the compared period. */
async function nextMorning(): Promise<void> {
  api.clock.advance(5 * HOUR);
  await compareWithPayPal(api.deps);
}
/** Differences by capture or refund, with the payment concerned. */
const differences = async () =>
  Object.fromEntries(
    (await api.db.select().from(paypalDifferences)).map(({ reason, id, paymentId }) => [
      `${reason} ${id}`,
      paymentId,
    ]),
  );
const partlyRefunded = async () => {
  const purchase = await aPurchase(api);
  await refundPayment(api.deps, {
    id: newId(),
    paymentId: purchase.id,
    amountMinor: 100,
    reason: 'a test',
    origin: 'administrator',
  });
  const [refund] = api.paypal.orders.get(purchase.paypalOrderId)?.refunds ?? [];
  if (!refund) throw new Error('it was just refunded');
  return { ...purchase, refund };
};
const untilWhen = async () => (await api.db.select().from(paypalComparison))[0]?.comparedUntil;
const euros = (minor: number) => ({ minor, currency: 'EUR' });
const line = (wishes: Partial<PayPalTransaction> = {}): PayPalTransaction => ({
  id: `LINE${newId().replaceAll('-', '').slice(0, 12)}`,
  kind: 'capture',
  amount: euros(799),
  captureId: null,
  ourId: null,
  ...wishes,
});
const asksFor = (what: string) => api.paypal.calls.filter((call) => call.startsWith(what));

test('when books and list agree, only the list is requested and nothing is reported', async () => {
  await partlyRefunded();
  api.paypal.calls.length = 0;
  await nextMorning();
  expect(await differences()).toEqual({});
  expect(asksFor('listTransactions')).toHaveLength(4);
  expect(api.paypal.calls).toHaveLength(4);
});

test('a capture without an event is settled', async () => {
  const user = await aUser(api.db);
  const { id, paypalOrderId } = await aPayment(api, user);
  api.paypal.approve(paypalOrderId);
  await api.paypal.captureOrder(paypalOrderId, id);
  await api.db.update(payments).set({ status: 'cancelled' }).where(eq(payments.id, id));
  await nextMorning();
  expect(await paymentOf(api, id)).toMatchObject({ status: 'completed' });
  expect(await balanceOf(api, user)).toMatchObject({ balance: 100 });
  expect(await differences()).toEqual({});
});

test('a refund without an event is booked', async () => {
  const { id, user, paypalOrderId, captureId } = await aPurchase(api);
  api.paypal.orders.get(paypalOrderId)?.refunds.push(seenRefund(captureId, `BACK-${id}`, null));
  await nextMorning();
  expect(await paymentOf(api, id)).toMatchObject({ status: 'refunded', refundedMinor: 799 });
  expect(await balanceOf(api, user)).toMatchObject({ balance: 0 });
  expect(await differences()).toEqual({});
});

test('a capture unknown to us becomes a difference', async () => {
  const capture = line();
  const refund = line({ kind: 'refund', captureId: 'NOBODYS', amount: euros(150) });
  api.paypal.listedToo = [capture, refund];
  await nextMorning();
  expect(await differences()).toEqual({
    [`paypal_unbooked ${capture.id}`]: null,
    [`paypal_unbooked ${refund.id}`]: null,
  });
});

test('a second capture with our payment’s id becomes a difference of that payment', async () => {
  const { id } = await aPurchase(api);
  const second = line({ ourId: id });
  const ordered = line({ ourId: 'by hand at PayPal' });
  api.paypal.listedToo = [second, ordered];
  await nextMorning();
  expect(await differences()).toEqual({
    [`paypal_unbooked ${second.id}`]: id,
    [`paypal_unbooked ${ordered.id}`]: null,
  });
});

test('an entry missing in the list is requested singly before it is reported', async () => {
  const { captureId } = await aPurchase(api);
  api.paypal.unlisted.add(captureId);
  await nextMorning();
  expect(asksFor(`getCapture ${captureId}`)).not.toEqual([]);
  expect(await differences()).toEqual({});
});

test('an entry that PayPal does not know becomes a difference', async () => {
  const { id, paypalOrderId, captureId } = await aPurchase(api);
  const other = await partlyRefunded();
  api.paypal.orders.delete(paypalOrderId);
  api.paypal.orders.get(other.paypalOrderId)?.refunds.splice(0);
  await nextMorning();
  expect(await differences()).toEqual({
    [`paypal_missing ${captureId}`]: id,
    [`paypal_missing ${other.refund.id}`]: other.id,
  });
});

test('a capture back under review at PayPal counts as missing', async () => {
  const { id, paypalOrderId, captureId } = await aPurchase(api);
  const capture = api.paypal.orders.get(paypalOrderId)?.captures[0];
  if (capture) capture.status = 'PENDING';
  api.paypal.unlisted.add(captureId);
  await nextMorning();
  expect(await differences()).toEqual({ [`paypal_missing ${captureId}`]: id });
});

test.each([
  { minor: 699, currency: 'EUR' },
  { minor: 799, currency: 'USD' },
])(
  'a capture with another amount becomes a difference, without a credit entry: %j',
  async (amount) => {
    const { id, user, paypalOrderId, captureId } = await aPurchase(api);
    const capture = api.paypal.orders.get(paypalOrderId)?.captures[0];
    if (capture) capture.amount = amount;
    await nextMorning();
    expect(await differences()).toEqual({ [`paypal_amount ${captureId}`]: id });
    expect(await balanceOf(api, user)).toMatchObject({ balance: 100 });
  },
);

test('a refund with another amount becomes a difference', async () => {
  const { id, refund } = await partlyRefunded();
  refund.amount = euros(200);
  await nextMorning();
  expect(await differences()).toEqual({ [`paypal_amount ${refund.id}`]: id });
});

test('a payment already under review is not reported again', async () => {
  const user = await aUser(api.db);
  const { id, paypalOrderId } = await aPayment(api, user);
  api.paypal.approve(paypalOrderId);
  api.paypal.capturedInstead = euros(1);
  await api.paypal.captureOrder(paypalOrderId, id);
  await nextMorning();
  expect(await paymentOf(api, id)).toMatchObject({ reviewReason: 'amount-differs' });
  await nextMorning();
  expect(await differences()).toEqual({});
});

test('a difference found again, also after dismissal, is reported once', async () => {
  const person = await aUser(api.db, { isAdmin: true });
  // Signed in again each time: hours pass in between.
  const administrator = () => api.as(person);
  const { id: paymentId } = await aPurchase(api);
  const second = line({ ourId: paymentId });
  api.paypal.listedToo = [second];
  const onDesk = async (status: 'open' | 'handled') => {
    const query = { kind: 'payment', status, limit: 50 } as const;
    const { items } = (await (await administrator()).send(desk.list, { query })).body.data;
    return items.filter(({ id }) => id === `paypal_unbooked ${second.id}`);
  };
  api.clock.advance(5 * HOUR);
  await Promise.all([1, 2, 3].map(() => compareWithPayPal(api.deps)));
  expect(
    lines.filter((said) => said.includes('PayPal reconciliation difference found')),
  ).toHaveLength(1);
  expect(await onDesk('open')).toMatchObject([
    { payment: { id: paymentId }, problem: { reason: 'paypal_unbooked' } },
  ]);
  const reason: ProblemReason = 'paypal_unbooked';
  const handling = { params: { reason, id: second.id }, body: { note: 'given back at PayPal' } };
  expect((await (await administrator()).send(desk.handleProblem, handling)).status).toBe(200);
  await nextMorning();
  expect(await onDesk('open')).toEqual([]);
  expect(await onDesk('handled')).toHaveLength(1);
  expect(
    lines.filter((said) => said.includes('PayPal reconciliation difference found')),
  ).toHaveLength(1);
});

test('a missing permission is logged, and the period counts as not compared', async () => {
  await nextMorning();
  const before = await untilWhen();
  api.paypal.nextList = { kind: 'not-authorized' };
  api.clock.advance(DAY);
  await compareWithPayPal(api.deps);
  expect(lines.join()).toContain('PayPal transaction search not permitted');
  expect(await untilWhen()).toEqual(before);
});

test('after a crash the next comparison leaves no gap', async () => {
  await nextMorning();
  api.clock.advance(10 * DAY);
  const theirs = api.paypal.listTransactions;
  let asked = 0;
  const dying = {
    ...api.paypal,
    listTransactions: (span: Parameters<typeof theirs>[0]) => {
      asked += 1;
      if (asked === 6) throw new ThirdPartyError('PayPal', new Error('gone'));
      return theirs(span);
    },
  };
  await expect(compareWithPayPal({ ...api.deps, paypal: dying })).rejects.toThrow(ThirdPartyError);
  const reached = (await untilWhen())?.getTime() ?? 0;
  expect(api.clock.now().getTime() - reached).toBe(8 * DAY + 4 * HOUR);
  api.paypal.calls.length = 0;
  await compareWithPayPal(api.deps);
  const [first = ''] = asksFor('listTransactions');
  expect(first).toContain(`listTransactions ${new Date(reached - 3 * DAY).toISOString()}`);
  expect(await untilWhen()).toEqual(new Date(api.clock.now().getTime() - 4 * HOUR));
});

test('an entry that cannot be checked does not block others and is checked again', async () => {
  const { captureId } = await aPurchase(api);
  api.paypal.unlisted.add(captureId);
  const stray = line();
  api.paypal.listedToo = [stray];
  const getCapture = () => Promise.reject(new ThirdPartyError('PayPal', new Error('no answer')));
  api.clock.advance(5 * HOUR);
  const before = await untilWhen();
  const failing = { ...api.deps, paypal: { ...api.paypal, getCapture } };
  await expect(compareWithPayPal(failing)).rejects.toThrow(ThirdPartyError);
  await compareWithPayPal(api.deps);
  expect(before).toBeUndefined();
  expect(await differences()).toEqual({ [`paypal_unbooked ${stray.id}`]: null });
});

test('a rejected list request fails the job; without PayPal nothing is requested', async () => {
  api.paypal.nextList = { kind: 'faulty-request', issue: 'RESULTSET_TOO_LARGE', debugId: null };
  await expect(compareWithPayPal(api.deps)).rejects.toThrow('RESULTSET_TOO_LARGE');
  await compareWithPayPal({ ...api.deps, paypal: null });
  // As in the runbook.
  await api.db.execute(sql`insert into pgboss.job (name, data) values ('payments.compare', '{}')`);
  await api.runJobs();
  expect(await untilWhen()).toEqual(new Date(api.clock.now().getTime() - 4 * HOUR));
});
