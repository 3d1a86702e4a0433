import { switches, switchesAdmin } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { auditChanges } from '../../db/schema/audit.ts';

let api: TestApi;
let admin: Awaited<ReturnType<TestApi['as']>>;
let administrator: TestUser;
beforeAll(async () => {
  api = await openTestApi();
  administrator = await aUser(api.db, { isAdmin: true, name: 'Meryem' });
  admin = await api.as(administrator);
});
afterAll(() => api.close());

const TEXTS = { tr: 'Bakım', en: 'Maintenance', de: 'Wartung', ar: 'صيانة' };
const read = async () => (await api.guest.send(switches.read, {})).body.data;
const stateOf = async (name: string) =>
  (await admin.send(switchesAdmin.list, {})).body.data.switches.find((each) => each.name === name);

test('an unchanged switch has its default state and no change', async () => {
  expect(await stateOf('model')).toEqual({
    name: 'model',
    is_on: true,
    texts: null,
    changed_at: null,
    reason: null,
    changed_by: null,
  });
  expect(await stateOf('banner')).toMatchObject({ is_on: false, texts: null });
});

test('an administrator turns purchases off and on; the list and the audit log show who and why', async () => {
  const turn = (is_on: boolean, reason: string) =>
    admin.send(switchesAdmin.turn, { params: { name: 'purchases' }, body: { is_on, reason } });
  await turn(false, 'PayPal bakımda');
  expect((await read()).purchases).toBe(false);
  expect(await stateOf('purchases')).toMatchObject({
    is_on: false,
    reason: 'PayPal bakımda',
    changed_by: 'Meryem',
  });
  api.clock.advance(1_000);
  await turn(true, 'Bakım bitti');
  expect((await read()).purchases).toBe(true);
  expect(await stateOf('purchases')).toMatchObject({ is_on: true, reason: 'Bakım bitti' });
  const traces = await api.db.select().from(auditChanges);
  expect(traces.map(({ actorId }) => actorId)).toEqual([administrator.id, administrator.id]);
});

test('a banner needs a text before it is shown, and keeps it', async () => {
  const turn = (body: { is_on: boolean; texts?: typeof TEXTS }) =>
    admin.send(switchesAdmin.turn, {
      params: { name: 'banner' },
      body: { reason: 'Bakım', ...body },
    });
  const empty = await turn({ is_on: true });
  expect(empty.body.error).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ path: 'texts', rule: 'required' }],
  });
  await turn({ is_on: true, texts: TEXTS });
  expect((await read()).banner).toEqual(TEXTS);
  await turn({ is_on: false });
  expect((await read()).banner).toBeNull();
  expect(await stateOf('banner')).toMatchObject({ is_on: false, texts: TEXTS });
});

test('a change without a reason is refused', async () => {
  const { status } = await admin.sendAnything(switchesAdmin.turn, {
    params: { name: 'model' },
    body: { is_on: false },
  });
  expect(status).toBe(400);
});
