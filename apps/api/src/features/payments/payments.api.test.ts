import { credits, payments } from '@ismi/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPayment, CONSENTS } from '../../../test/fixtures/payments.ts';
import { aUser, type TestUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { creditEntries } from '../../db/schema/credits.ts';
import { payments as table } from '../../db/schema/payments.ts';
import { ThirdPartyError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const order = async (user: TestUser, wishes: object = {}, headers = {}) =>
  (await api.as(user)).with(headers).sendAnything(payments.create, {
    body: { ...CONSENTS, packageId: 'popular', ...wishes },
  });
const execute = async (user: TestUser, token: string) =>
  (await api.as(user)).send(payments.execute, { body: { token } });
const rowsOf = (user: TestUser) => api.db.select().from(table).where(eq(table.userId, user.id));
const entriesOf = (user: TestUser) =>
  api.db.select().from(creditEntries).where(eq(creditEntries.userId, user.id));
const sweep = async () => {
  await api.db.transaction((tx) => api.deps.jobs.enqueue(tx, 'payments.sweep', {}));
  await api.runJobs();
};

async function anApproved() {
  const user = await aUser(api.db);
  const payment = await aPayment(api, user);
  api.paypal.approve(payment.paypalOrderId);
  return { user, payment };
}

test('packages show base, bonus and price in the requested language', async () => {
  const { body } = await api.guest.send(payments.packages, { query: { lang: 'de' } });
  expect(body.data.packages.map(({ id, credits, price }) => [id, credits, price])).toEqual([
    ['starter', 50, 3.99],
    ['popular', 100, 7.99],
    ['family', 150, 14.99],
    ['premium', 250, 24.99],
  ]);
  expect(body.data).toMatchObject({ open: true, countries: [{ code: 'DE', vat_rate: 19 }] });
});

test('an approved order is captured and credited, with receipt, tax and mail', async () => {
  const { user, payment } = await anApproved();
  const { body } = await execute(user, payment.paypalOrderId);
  expect(body.data).toMatchObject({ status: 'completed', waiting: null, credits: 100 });
  expect(body.data.receipt).toMatchObject({
    amount: 7.99,
    vat_rate: 19,
    vat_amount: 1.28,
    country: 'DE',
    receipt_number: expect.stringMatching(/^\d{4}-\d{6}$/),
  });
  await api.runJobs();
  const mails = api.mails.filter(({ to }) => to === user.email);
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('%19, Almanya')]);
  expect(mails[0]?.text).toContain('Satıcı:\nExample GmbH\nExample Street 1\n12345 Example\n');
  const { body: history } = await (await api.as(user)).send(credits.history, { query: {} });
  expect(history.data.transactions).toMatchObject([
    { type: 'purchase', amount: 100, subject: 'Standart', reference_id: payment.id },
  ]);
});

test('concurrent return page, sweeper and webhook credit once', async () => {
  const { user, payment } = await anApproved();
  api.clock.advance(60_000);
  await Promise.all([
    ...Array.from({ length: 10 }, () => execute(user, payment.paypalOrderId)),
    sweep(),
  ]);
  await execute(user, payment.paypalOrderId);
  expect(await entriesOf(user)).toHaveLength(1);
});

test('the sweeper credits a buyer who closed the tab', async () => {
  const { user } = await anApproved();
  api.clock.advance(45_000);
  await sweep();
  expect(await entriesOf(user)).toMatchObject([{ type: 'purchase', amount: 100 }]);
});

test('after an incomplete PayPal answer the sweeper asks again and credits once', async () => {
  const { user, payment } = await anApproved();
  api.paypal.nextCapture = new ThirdPartyError('PayPal', new Error('500 after capturing'));
  expect((await execute(user, payment.paypalOrderId)).body.data).toMatchObject({
    status: 'pending',
    waiting: 'paypal',
  });
  api.clock.advance(45_000);
  await sweep();
  expect(await entriesOf(user)).toHaveLength(1);
});

test.each([
  ['another amount', { minor: 1, currency: 'EUR' }],
  ['another currency', { minor: 799, currency: 'USD' }],
])('%s captured: no credits, and the payment waits for review', async (_, instead) => {
  const { user, payment } = await anApproved();
  api.paypal.capturedInstead = instead;
  const { body } = await execute(user, payment.paypalOrderId);
  api.paypal.capturedInstead = undefined;
  expect(body.data).toMatchObject({ status: 'pending', waiting: 'review', credits: 0 });
  expect(await entriesOf(user)).toEqual([]);
});

test('after a declined card the buyer can return to PayPal', async () => {
  const { user, payment } = await anApproved();
  api.paypal.nextCapture = { kind: 'funding-failed', issue: 'INSTRUMENT_DECLINED' };
  const { body } = await execute(user, payment.paypalOrderId);
  expect(body.data).toMatchObject({ waiting: 'funding', approvalUrl: payment.approvalUrl });
});

test('an unapproved order is cancelled after three hours and a quarter', async () => {
  const user = await aUser(api.db);
  await aPayment(api, user);
  api.clock.advance(194 * 60_000);
  await sweep();
  expect(await rowsOf(user)).toMatchObject([{ status: 'pending' }]);
  api.clock.advance(2 * 60_000);
  await sweep();
  expect(await rowsOf(user)).toMatchObject([{ status: 'cancelled' }]);
});

test('one key makes one order, also ten times concurrently; with another package or country it conflicts', async () => {
  const user = await aUser(api.db);
  const answers = await Promise.all(Array.from({ length: 10 }, () => order(user)));
  const urls = answers.map(({ body }) => (body.data as { approvalUrl: string }).approvalUrl);
  expect(new Set(urls).size).toBe(1);
  expect(await rowsOf(user)).toHaveLength(1);
  const key = { 'idempotency-key': newId() };
  await order(user, { packageId: 'starter' }, key);
  expect((await order(user, { packageId: 'starter' }, key)).status).toBe(200);
  for (const other of [{ packageId: 'family' }, { packageId: 'starter', country: 'AT' }]) {
    expect((await order(user, other, key)).body.error.code).toBe('IDEMPOTENCY_CONFLICT');
  }
});

test.each([
  ['without consent to delivery at once', { withdrawal_consent: false }, 'VALIDATION_FAILED'],
  ['under another wording', { consent_version: '1999' }, 'VALIDATION_FAILED'],
  ['by a minor', { age_confirmed: false }, 'VALIDATION_FAILED'],
  ['to a foreign page', { returnUrl: 'https://evil.example/payment/success' }, 'VALIDATION_FAILED'],
  ['from where nothing is sold', { country: 'US' }, 'COUNTRY_NOT_SERVED'],
])('an order %s is refused', async (_, wishes, code) => {
  const { body } = await order(await aUser(api.db), wishes);
  expect(body.error.code).toBe(code);
});

test("another user's order and receipt return 404", async () => {
  const { payment } = await anApproved();
  const stranger = await aUser(api.db);
  expect((await execute(stranger, payment.paypalOrderId)).status).toBe(404);
  const caller = await api.as(stranger);
  const { status } = await caller.send(payments.receipt, { params: { id: payment.id }, query: {} });
  expect(status).toBe(404);
});

test('receipt numbers have no gap, also with concurrent payments', async () => {
  const approved = await Promise.all(Array.from({ length: 8 }, anApproved));
  await Promise.all(approved.map(({ user, payment }) => execute(user, payment.paypalOrderId)));
  const numbers = (await api.db.select({ number: table.receiptNumber }).from(table))
    .flatMap(({ number }) => number ?? [])
    .sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
