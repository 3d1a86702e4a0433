import { admin as adminArea, auth, usersAdmin } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdministrator, trailOf } from '../../../test/fixtures/administrators.ts';
import { openNamesApi } from '../../../test/fixtures/names.ts';
import { aUserWithData, findEverywhere } from '../../../test/fixtures/user-with-data.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { eraseDue } from '../privacy/deletion.service.ts';

let api: TestApi;
let admin: Awaited<ReturnType<typeof anAdministrator>>;
beforeAll(async () => {
  api = await openNamesApi();
  admin = await anAdministrator(api);
});
afterAll(() => api.close());

const erase = (id: string, caller = admin.caller) =>
  caller.send(usersAdmin.remove, {
    params: { id },
    body: { permanent: true, reason: 'asked by letter' },
  });
const totals = async () => {
  const { rows } = await api.db.execute(sql`select
    (select sum(amount)::int from credit_entries where type in ('purchase', 'welcome')) as given,
    (select sum(amount_minor)::int from payments) as sold,
    (select sum(refunded_minor)::int from payments) as refunded,
    (select sum(payments)::int from payment_days) as payments`);
  return rows[0];
};

test('a deleted user is in no column of any table; totals of purchases stay', async () => {
  const { user, mark, phone } = await aUserWithData(api);
  await admin.caller.send(usersAdmin.update, {
    params: { id: user.id },
    body: { admin_note: `${mark} rang us`, credits: 7, reason: `${mark} asked` },
  });
  const session = await api.as(user);
  const before = await totals();
  const people = (await admin.caller.send(usersAdmin.stats, {})).body.data.totalUsers;
  expect(await findEverywhere(api, mark)).not.toEqual([]);
  expect((await erase(user.id)).body.data).toEqual({ deactivated: true, deleted: true });
  expect((await session.send(auth.me, {})).status).toBe(401);
  await api.runJobs();
  // The queue deletes completed jobs within a day.
  await api.db.execute(sql`delete from pgboss.job where state = 'completed'`);
  expect(await findEverywhere(api, mark)).toEqual([]);
  expect(await findEverywhere(api, phone)).toEqual([]);
  expect(await totals()).toEqual(before);
  const after = (await admin.caller.send(usersAdmin.stats, {})).body.data.totalUsers;
  expect(after).toBe(people - 1);
  const { users } = (await admin.caller.send(adminArea.dashboard, {})).body.data;
  expect(users.total).toBe(after);
  // The next hourly run repeats the erasure, for concurrent requests.
  await eraseDue(api.deps);
  expect((await trailOf(api, user.id)).at(-1)).toMatchObject({
    actorId: admin.user.id,
    action: 'user.delete',
    reason: 'asked by letter',
  });
});

test('two concurrent deletions delete once; an erased account returns 404', async () => {
  const user = await aUser(api.db);
  const answers = await Promise.all([erase(user.id), erase(user.id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await trailOf(api, user.id)).toHaveLength(1);
  const details = await admin.caller.send(usersAdmin.details, { params: { id: user.id } });
  expect(details.body.error.code).toBe('NOT_FOUND');
  const { body } = await admin.caller.send(usersAdmin.list, { query: { search: user.id } });
  expect(body.data.users).toEqual([]);
  const revive = await admin.caller.send(usersAdmin.update, {
    params: { id: user.id },
    body: { is_active: true, reason: 'a mistake' },
  });
  expect(revive.body.error.code).toBe('NOT_FOUND');
});

test('an administrator cannot delete their own account here', async () => {
  expect((await erase(admin.user.id)).body.error.code).toBe('OWN_ACCOUNT');
});
