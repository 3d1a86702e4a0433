import { auth, desk, withdrawalsAdmin } from '@ismi/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNamesApi } from '../../../test/fixtures/names.ts';
import { aPayment } from '../../../test/fixtures/payments.ts';
import { expectCountsToEqualRows } from '../../../test/fixtures/ratings.ts';
import { aUserWithData, findEverywhere } from '../../../test/fixtures/user-with-data.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { idsOf, rowsAbout } from '../../db/personal-data.ts';
import { auditChanges } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/auth.ts';
import { slots } from '../../db/schema/consulting.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { payments } from '../../db/schema/payments.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { queueMail } from '../../email/queue-mail.ts';
import { ThirdPartyError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { auditBooks } from '../credits/invariants.service.ts';
import { advanceRefund, refundPayment } from '../payments/refunds.service.ts';
import { PERSONAL_TABLES } from './duties.service.ts';
import { erasePerson } from './erasure.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

const erase = (userId: string) => api.db.transaction((tx) => erasePerson(tx, api.deps, { userId }));
const totals = async () => {
  const { rows } = await api.db.execute(sql`select
    (select sum(balance)::int from credit_accounts) as balance,
    (select sum(amount_minor)::int from payments) as sold,
    (select sum(amount_minor)::int from refunds) as refunded,
    (select count(*)::int from payments) as payments`);
  return rows[0];
};

test('the test user has a row in every table with personal data', async () => {
  const { user } = await aUserWithData(api);
  const ids = await idsOf(api.db, PERSONAL_TABLES, { userId: user.id, email: user.email });
  const about = { userId: user.id, email: user.email, ids };
  const empty: string[] = [];
  for (const entry of PERSONAL_TABLES) {
    const { table, rows } = await rowsAbout(api.db, entry, about);
    if (rows.length === 0) empty.push(table);
  }
  expect(empty).toEqual([]);
});

test('an erased user is in no column of any table', async () => {
  const { user, mark, phone } = await aUserWithData(api);
  expect(await findEverywhere(api, mark)).not.toEqual([]);
  expect(await erase(user.id)).toBe(true);
  // Only the farewell mail is queued.
  const onTheWay = await findEverywhere(api, mark);
  expect(onTheWay.filter((table) => !table.startsWith('pgboss.'))).toEqual([]);
  const { rows: letters } = await api.db.execute(
    sql`select data->'mail'->>'template' as template from pgboss.job where strpos(data::text, ${mark}) > 0`,
  );
  expect(letters).toEqual([{ template: 'accountErased' }]);
  await api.runJobs();
  const last = api.mails.filter(({ to }) => to === user.email);
  expect(last.at(-1)?.subject).toBe('ismi hesabınız silindi');
  // The queue deletes completed jobs within a day.
  await api.db.execute(sql`delete from pgboss.job where state = 'completed'`);
  expect(await findEverywhere(api, mark)).toEqual([]);
  expect(await findEverywhere(api, phone)).toEqual([]);
});

test('mails to an address only typed in by the erased user are kept', async () => {
  const { user, mark } = await aUserWithData(api);
  const to = `${mark}@elsewhere.example`;
  const mail = { template: 'accountErased', props: {} } as const;
  await api.db.transaction((tx) => queueMail(tx, api.deps.jobs, { to, locale: 'de', mail }));
  await erase(user.id);
  const { rows } = await api.db.execute(
    sql`select data->>'locale' as locale from pgboss.job where data->>'to' = ${to}`,
  );
  expect(rows).toEqual([{ locale: 'de' }]);
});

test('ledger and payments stay unchanged, except for undelivered purchases', async () => {
  const { user } = await aUserWithData(api);
  const before = await totals();
  await erase(user.id);
  // Two open requests of five credits each.
  expect(await totals()).toEqual({ ...before, balance: Number(before?.balance) + 10 });
  expect(await auditBooks(api.db)).toEqual([]);
  await expectCountsToEqualRows(api);
});

test('the user’s appointments are released', async () => {
  const { user } = await aUserWithData(api);
  const taken = async () => {
    const { rows } = await api.db.execute<{ n: number }>(
      sql`select sum(current_appointments)::int as n from ${slots}`,
    );
    return rows[0]?.n ?? 0;
  };
  const before = await taken();
  await erase(user.id);
  expect(await taken()).toBe(before - 2);
});

test('a signed-in user is signed out at once, and the address is free for another account', async () => {
  const { user } = await aUserWithData(api);
  const caller = await api.as(user);
  await erase(user.id);
  const { status } = await caller.send(auth.me, {});
  expect(status).toBe(401);
  await expect(aUser(api.db, { email: user.email })).resolves.toBeDefined();
});

test('audit entries stay, without texts about the user', async () => {
  const { user } = await aUserWithData(api);
  const ids = await idsOf(api.db, PERSONAL_TABLES, { userId: user.id, email: user.email });
  await erase(user.id);
  const { rows } = await api.db.execute(
    sql`select action, reason, before, after, actor_id is not null as "hasActor" from ${auditChanges}
      where subject_id = any(array[${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )}]) limit 1`,
  );
  expect(rows).toEqual([
    {
      action: 'consulting.update',
      reason: 'erased',
      before: { status: 'erased', name: 'erased' },
      after: { status: 'erased', name: 'erased', count: 1 },
      hasActor: true,
    },
  ]);
});

test('notes about the user’s messages and withdrawals are deleted', async () => {
  const { user, mark } = await aUserWithData(api);
  const admin = await api.as(await aUser(api.db, { isAdmin: true }));
  const idIn = async (table: typeof contactMessages | typeof withdrawals) => {
    const [row] = await api.db.select().from(table).where(eq(table.email, user.email));
    return { params: { id: row?.id ?? '' } };
  };
  await admin.send(desk.handleMessage, {
    ...(await idIn(contactMessages)),
    body: { status: 'handled', note: `${mark} called` },
  });
  await admin.send(withdrawalsAdmin.decline, {
    ...(await idIn(withdrawals)),
    body: { reason: `${mark} has spent it all` },
  });
  await erase(user.id);
  expect(await findEverywhere(api, mark)).not.toContain('public.audit_changes');
});

test('concurrent erasures happen once', async () => {
  const { user } = await aUserWithData(api);
  const outcomes = await Promise.all([erase(user.id), erase(user.id), erase(user.id)]);
  expect(outcomes.filter(Boolean)).toEqual([true]);
  const [left] = await api.db.select().from(users).where(eq(users.id, user.id));
  await api.runJobs();
  const farewells = api.mails.filter(
    ({ to, subject }) => to === user.email && subject.includes('silindi'),
  );
  expect(farewells).toHaveLength(1);
  expect(await erase(user.id)).toBe(false);
  const [again] = await api.db.select().from(users).where(eq(users.id, user.id));
  expect(again).toEqual(left);
});

test('a failed erasure changes nothing', async () => {
  const { user, mark } = await aUserWithData(api);
  const before = await findEverywhere(api, mark);
  const died = api.db.transaction(async (tx) => {
    await erasePerson(tx, api.deps, { userId: user.id });
    throw new Error('the power went out');
  });
  await expect(died).rejects.toThrow('the power went out');
  expect(await findEverywhere(api, mark)).toEqual(before);
});

test('an unpaid order is closed; a later approval is not captured', async () => {
  const { user } = await aUserWithData(api);
  const order = await aPayment(api, user);
  await erase(user.id);
  api.paypal.approve(order.paypalOrderId);
  api.clock.advance(60_000);
  await api.runJobs();
  const [payment] = await api.db.select().from(payments).where(eq(payments.id, order.id));
  expect(payment?.status).toBe('cancelled');
  expect(api.paypal.orders.get(order.paypalOrderId)?.captures).toEqual([]);
});

test('the erasure waits for a pending capture', async () => {
  const { user, mark } = await aUserWithData(api);
  const order = await aPayment(api, user);
  await api.db
    .update(payments)
    .set({ paypalCaptureId: `HELD-${order.id}` })
    .where(eq(payments.id, order.id));
  await expect(erase(user.id)).rejects.toMatchObject({ code: 'ERASURE_MUST_WAIT' });
  expect(await findEverywhere(api, mark)).toContain('public.users');
});

test('a refund under way completes without the user and sends no mail', async () => {
  const { user, paymentId } = await aUserWithData(api);
  const id = newId();
  api.paypal.nextRefund = new ThirdPartyError('PayPal', new Error('away'));
  const order = { id, paymentId, amountMinor: 200, reason: 'asked', origin: 'withdrawal' } as const;
  await refundPayment(api.deps, order).catch(() => {});
  await erase(user.id);
  api.paypal.nextRefund = undefined;
  const { status } = await advanceRefund(api.deps, id);
  expect(status).toBe('completed');
  await api.runJobs();
  expect(api.mails.filter(({ to }) => to.endsWith('@erased.invalid'))).toEqual([]);
});

test('an erased account cannot be restored', async () => {
  const { user } = await aUserWithData(api);
  await erase(user.id);
  const revive = api.db.update(users).set({ name: 'Elif' }).where(eq(users.id, user.id));
  await expect(revive).rejects.toMatchObject({
    cause: { constraint: 'users_erased_are_nobody' },
  });
});
