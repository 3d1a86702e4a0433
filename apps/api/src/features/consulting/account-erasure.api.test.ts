import { consulting } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAppointment, aSlot, requestedBy, slotNow } from '../../../test/fixtures/consulting.ts';
import { amountsOf, aUserWith } from '../../../test/fixtures/credits.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import type { Tx } from '../../db/client.ts';
import { erasePerson } from '../privacy/erasure.service.ts';
import { cancelLockedRequest } from './cancelling.service.ts';
import { findRequest, lockRequest } from './requests.queries.ts';
import { lockSlot } from './slots.queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const erase = (userId: string) => api.db.transaction((tx) => erasePerson(tx, api.deps, { userId }));
/** Number of transactions of this database that wait for a lock. */
const waiting = async () => {
  const { rows } = await api.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.n;
};
/** A transaction held open until it is told to continue. */
async function inTheMiddleOf(begin: (tx: Tx) => Promise<unknown>, goOn = async (_: Tx) => {}) {
  const begun = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const ended = api.db.transaction(async (tx) => {
    await begin(tx);
    begun.resolve();
    await told.promise;
    await goOn(tx);
  });
  await begun.promise;
  return () => {
    told.resolve();
    return ended;
  };
}

test('an appointment cancelled during its user’s erasure frees one place', async () => {
  const slot = await aSlot(api.db, { maxAppointments: 2 });
  const [leaving, staying] = [await aUserWith(api.db, 99), await aUserWith(api.db, 99)];
  await requestedBy(api, staying, anAppointment(slot));
  const id = await requestedBy(api, leaving, anAppointment(slot));
  const finishCancelling = await inTheMiddleOf(
    async (tx) => {
      await lockSlot(tx, slot.id);
      await lockRequest(tx, id);
    },
    async (tx) => {
      const request = await findRequest(tx, id);
      if (request) await cancelLockedRequest(tx, api.deps, request, 'ill');
    },
  );
  const erased = erase(leaving.id);
  await expect.poll(waiting).toBe(1);
  await finishCancelling();
  expect(await erased).toBe(true);
  expect(await slotNow(api.db, slot)).toMatchObject({ currentAppointments: 1 });
  expect(await amountsOf(api.db, leaving)).toEqual([99, -99, 99]);
});

test('an account being erased cannot book, and the place stays free', async () => {
  const slot = await aSlot(api.db, { maxAppointments: 2 });
  const user = await aUserWith(api.db, 99);
  const caller = await api.as(user);
  // Appointments are released first, declarations are overwritten later: the erasure gets this far and no further.
  const letGo = await inTheMiddleOf((tx) =>
    tx.execute(sql`lock table withdrawals in share row exclusive mode`),
  );
  const erased = erase(user.id);
  await expect.poll(waiting).toBe(1);
  let answered: number | undefined;
  const request = caller.send(consulting.request, { body: anAppointment(slot) }).then((answer) => {
    answered = answer.status;
  });
  await expect.poll(async () => answered ?? (await waiting())).toBe(2);
  await letGo();
  expect(await erased).toBe(true);
  await request;
  expect(answered).toBe(401);
  expect(await slotNow(api.db, slot)).toMatchObject({ currentAppointments: 0 });
  expect(await amountsOf(api.db, user)).toEqual([99]);
});
