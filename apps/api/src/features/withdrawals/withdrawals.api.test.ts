import { withdrawalsAdmin } from '@ismi/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aPurchase, balanceOf, paymentOf, spend } from '../../../test/fixtures/purchases.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { aWithdrawal, declare, receiptOf, storedAs } from '../../../test/fixtures/withdrawals.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { auditChanges } from '../../db/schema/audit.ts';
import { refunds } from '../../db/schema/payments.ts';
import { ThirdPartyError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { refundCredits, spendCredits } from '../credits/ledger.service.ts';
import { advanceRefund } from '../payments/refunds.service.ts';
import { sweepPayments } from '../payments/sweep.service.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const anAdmin = async () => api.as(await aUser(api.db, { isAdmin: true }));

test('a withdrawal is confirmed by mail with its content and time', async () => {
  const { user, withdrawal } = await aWithdrawal(api);
  await api.runJobs();
  const mail = api.mails.find(
    ({ to, subject }) => to === user.email && subject.includes('Widerruf'),
  );
  expect(mail?.subject).toBe(`Euer Widerruf ist eingegangen (${withdrawal.reference})`);
  expect(mail?.text).toContain('Elif Yılmaz');
  expect(mail?.text).toContain(withdrawal.orderNumber);
  expect(mail?.text).toContain(user.email);
  expect(mail?.text).toMatch(/\d{2}:\d{2}:\d{2}/);
});

test('the operator gets one mail per withdrawal', async () => {
  const email = `${newId()}@family.example`;
  const key = newId();
  await Promise.all([
    declare(api, email, '2026-000007', key),
    declare(api, email, '2026-000007', key),
  ]);
  const { body } = await declare(api, email, '2026-000007', key);
  await api.runJobs();
  const told = api.mails.filter(
    ({ to, replyTo }) => to === 'operator@ismi.example' && replyTo === email,
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.subject).toContain(body.data.reference);
  expect(told[0]?.text).toContain('2026-000007');
  expect(told[0]?.text).toContain('/madmin/desk?tab=withdrawals');
});

test('the answer does not reveal whether a purchase exists', async () => {
  const { id } = await aPurchase(api);
  const stranger = `${newId()}@family.example`;
  const answers = [
    await declare(api, stranger, await receiptOf(api, id)),
    await declare(api, stranger, '2026-999999'),
    await declare(api, stranger, id),
  ];
  await api.runJobs();
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(Object.keys(body.data).sort()).toEqual(['received_at', 'reference']);
    expect((await storedAs(api, body.data.reference))?.paymentId).toBeNull();
  }
  const shapes = api.mails
    .filter(({ to }) => to === stranger)
    .map(({ text }) => text.replaceAll(/W-\w{4}-\w{4}|\d{4}-\d{6}|[0-9a-f-]{36}/g, '#'));
  expect(shapes).toHaveLength(3);
  expect(new Set(shapes).size).toBe(1);
});

test('the same key stores one withdrawal, also concurrently; with other content it is refused', async () => {
  const email = `${newId()}@family.example`;
  const key = newId();
  const answers = await Promise.all([
    declare(api, email, '2026-000001', key),
    declare(api, email, '2026-000001', key),
  ]);
  expect(new Set(answers.map(({ body }) => body.data.reference)).size).toBe(1);
  expect((await declare(api, email, '2026-000002', key)).body.error.code).toBe(
    'IDEMPOTENCY_CONFLICT',
  );
});

test('ten withdrawals a day from one address', async () => {
  const email = `${newId()}@family.example`;
  for (let sent = 0; sent < 10; sent += 1)
    expect((await declare(api, email, '1')).status).toBe(200);
  expect((await declare(api, email, '1')).body.error.code).toBe('TOO_MANY_REQUESTS');
});

test('the queue shows the refund, and exactly that is refunded', async () => {
  const { user, paymentId, withdrawal } = await aWithdrawal(api);
  await spend(api, user, 30);
  const admin = await anAdmin();
  const list = await admin.send(withdrawalsAdmin.list, { query: {} });
  const shown = list.body.data.withdrawals.find(({ id }) => id === withdrawal.id);
  expect(shown?.purchase).toMatchObject({
    payment_id: paymentId,
    credits: 100,
    credits_left: 70,
    refundable_amount: 5.6,
    in_time: true,
    same_address: true,
  });
  const done = await admin.send(withdrawalsAdmin.refund, {
    params: { id: withdrawal.id },
    body: { payment_id: paymentId, amount: 5.6 },
  });
  expect(done.body.data).toMatchObject({ status: 'refunded' });
  expect(done.body.data.purchase).toMatchObject({ refunded_amount: 5.6, credits_left: 0 });
  expect(await balanceOf(api, user)).toMatchObject({ balance: 0, held: 0 });
  const [refund] = await api.db.select().from(refunds).where(eq(refunds.id, withdrawal.id));
  expect(refund).toMatchObject({
    status: 'completed',
    origin: 'withdrawal',
    amountMinor: 560,
    creditsTaken: 70,
    shortfall: 'none',
  });
  const [trace] = await api.db
    .select()
    .from(auditChanges)
    .where(eq(auditChanges.subjectId, withdrawal.id));
  expect(trace).toMatchObject({
    action: 'withdrawal.refund',
    after: { status: 'refunded', paymentId, amountMinor: 560 },
  });
});

test('the queue is paged, longest waiting first, each once', async () => {
  const admin = await anAdmin();
  api.clock.advance(1_000);
  const { reference } = (await declare(api, `${newId()}@family.example`, 'first')).body.data;
  api.clock.advance(1_000);
  const later = (await declare(api, `${newId()}@family.example`, 'second')).body.data.reference;
  const pageOf = async (page: number) =>
    (await admin.send(withdrawalsAdmin.list, { query: { page, limit: 2 } })).body.data;
  const { pagination, open } = await pageOf(1);
  expect(pagination).toEqual({ page: 1, pages: Math.ceil(open / 2), total: open });
  const shown: string[] = [];
  for (let page = 1; page <= pagination.pages; page += 1)
    shown.push(...(await pageOf(page)).withdrawals.map((each) => each.reference));
  expect(new Set(shown).size).toBe(open);
  expect(shown.slice(-2)).toEqual([reference, later]);
  expect((await pageOf(pagination.pages + 1)).withdrawals).toEqual([]);
});

const dueOf = async (id: string) =>
  (await (await anAdmin()).send(withdrawalsAdmin.read, { params: { id }, query: {} })).body.data
    .purchase;

test('refunded credits count as unspent credits of the purchase', async () => {
  const { user, withdrawal } = await aWithdrawal(api);
  const reference = `consulting ${newId()}` as const;
  const now = api.clock.now();
  await api.db.transaction(async (tx) => {
    const spent = { userId: user.id, type: 'mail_consulting', amount: 40, reference, now } as const;
    await spendCredits(tx, spent);
    await refundCredits(tx, { userId: user.id, reference, now });
  });
  expect(await dueOf(withdrawal.id)).toMatchObject({ credits_left: 100, refundable_amount: 7.99 });
});

test('a withdrawal from a later purchase keeps the credits of the earlier one', async () => {
  const { user, withdrawal } = await aWithdrawal(api);
  await spend(api, user, 30);
  const { id: laterId } = await aPurchase(api, user);
  expect(await dueOf(withdrawal.id)).toMatchObject({ credits_left: 70 });
  const { body } = await declare(api, user.email, await receiptOf(api, laterId));
  const later = await storedAs(api, body.data.reference);
  // While PayPal is unavailable the credits are only held.
  api.paypal.nextRefund = new ThirdPartyError('PayPal', new Error('away'));
  await (await anAdmin()).send(withdrawalsAdmin.refund, {
    params: { id: later?.id ?? '' },
    body: { payment_id: laterId, amount: 7.99 },
  });
  expect(await balanceOf(api, user)).toMatchObject({ balance: 170, held: 100 });
  expect(await dueOf(withdrawal.id)).toMatchObject({ credits_left: 70, refundable_amount: 5.6 });
  await advanceRefund(api.deps, later?.id ?? '');
  expect(await balanceOf(api, user)).toMatchObject({ balance: 70, held: 0 });
  expect(await dueOf(withdrawal.id)).toMatchObject({ credits_left: 70, refundable_amount: 5.6 });
});

test('concurrent administrators refund once', async () => {
  const { paymentId, withdrawal } = await aWithdrawal(api);
  const admin = await anAdmin();
  const refund = () =>
    admin.send(withdrawalsAdmin.refund, {
      params: { id: withdrawal.id },
      body: { payment_id: paymentId, amount: 7.99 },
    });
  const answers = await Promise.all([refund(), refund(), refund()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await api.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))).toHaveLength(
    1,
  );
  expect((await paymentOf(api, paymentId))?.status).toBe('refunded');
});

test('a refund is refused when credits were spent since the preview', async () => {
  const { user, paymentId, withdrawal } = await aWithdrawal(api);
  await spend(api, user, 50);
  const refused = await (await anAdmin()).send(withdrawalsAdmin.refund, {
    params: { id: withdrawal.id },
    body: { payment_id: paymentId, amount: 7.99 },
  });
  expect(refused.body.error).toMatchObject({ code: 'WITHDRAWAL_CHANGED' });
  expect((await storedAs(api, withdrawal.reference))?.status).toBe('open');
});

/** Until a transaction waits for another one's lock. */
const untilSomebodyWaits = () =>
  vi.waitFor(async () => {
    const { rows } = await api.db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    expect(rows).toHaveLength(1);
  });

test('credits spent concurrently are not refunded', async () => {
  const { user, paymentId, withdrawal } = await aWithdrawal(api);
  const admin = await anAdmin();
  const { refused } = await api.db.transaction(async (tx) => {
    const now = api.clock.now();
    const reference = `search ${newId()}` as const;
    await spendCredits(tx, { userId: user.id, type: 'usage', amount: 50, reference, now });
    // Not awaited here: it waits for this test's lock.
    const refused = admin.send(withdrawalsAdmin.refund, {
      params: { id: withdrawal.id },
      body: { payment_id: paymentId, amount: 7.99 },
    });
    await untilSomebodyWaits();
    return { refused };
  });
  expect((await refused).body.error).toMatchObject({ code: 'WITHDRAWAL_CHANGED' });
  expect(await api.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))).toEqual([]);
  expect(await balanceOf(api, user)).toMatchObject({ balance: 50, held: 0 });
});

test('while PayPal is unavailable the refund is accepted and completed later', async () => {
  const { user, paymentId, withdrawal } = await aWithdrawal(api);
  api.paypal.nextRefund = new ThirdPartyError('PayPal', new Error('away'));
  const { status } = await (await anAdmin()).send(withdrawalsAdmin.refund, {
    params: { id: withdrawal.id },
    body: { payment_id: paymentId, amount: 7.99 },
  });
  expect(status).toBe(200);
  // Held, so that refunded credits cannot be spent meanwhile.
  expect(await balanceOf(api, user)).toMatchObject({ balance: 100, held: 100 });
  api.paypal.nextRefund = undefined;
  api.clock.advance(61_000);
  await sweepPayments(api.deps);
  expect((await paymentOf(api, paymentId))?.status).toBe('refunded');
});

test('without unspent credits nothing is refunded, and the answer says why', async () => {
  const { user, paymentId, withdrawal } = await aWithdrawal(api);
  await spend(api, user, 100);
  const admin = await anAdmin();
  const params = { id: withdrawal.id };
  const refused = await admin.send(withdrawalsAdmin.refund, {
    params,
    body: { payment_id: paymentId, amount: 1 },
  });
  expect(refused.body.error.code).toBe('REFUND_NOT_POSSIBLE');
  const reason = 'Alle Credits sind verbraucht.';
  const { body } = await admin.send(withdrawalsAdmin.decline, { params, body: { reason } });
  expect(body.data).toMatchObject({ status: 'declined', note: reason });
  await api.runJobs();
  const answers = api.mails.filter(({ to, text }) => to === user.email && text.includes(reason));
  expect(answers).toHaveLength(1);
  const again = await admin.send(withdrawalsAdmin.decline, { params, body: { reason } });
  expect(again.body.error.code).toBe('WITHDRAWAL_CLOSED');
});

test('the administrator finds a wrongly named purchase by its number', async () => {
  const { id: paymentId } = await aPurchase(api);
  const { body } = await declare(api, `${newId()}@family.example`, 'lost');
  const stored = await storedAs(api, body.data.reference);
  const admin = await anAdmin();
  const params = { id: stored?.id ?? '' };
  expect(
    (await admin.send(withdrawalsAdmin.read, { params, query: {} })).body.data.purchase,
  ).toBeNull();
  const found = await admin.send(withdrawalsAdmin.read, {
    params,
    query: { order_number: await receiptOf(api, paymentId) },
  });
  expect(found.body.data.purchase).toMatchObject({ payment_id: paymentId, same_address: false });
});

test('a late withdrawal is marked and left to the administrator', async () => {
  const { user, id } = await aPurchase(api);
  api.clock.advance(15 * DAY_MS);
  const { body } = await declare(api, user.email, await receiptOf(api, id));
  const stored = await storedAs(api, body.data.reference);
  const { body: view } = await (await anAdmin()).send(withdrawalsAdmin.read, {
    params: { id: stored?.id ?? '' },
    query: {},
  });
  expect(view.data.purchase).toMatchObject({ in_time: false });
});
