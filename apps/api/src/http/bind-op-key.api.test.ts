import { consulting, credits, names, paymentsAdmin, usersAdmin } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMailRequest } from '../../test/fixtures/consulting.ts';
import { accountOf, aFamily, entriesOf, openNamesApi } from '../../test/fixtures/names.ts';
import { aPurchase } from '../../test/fixtures/purchases.ts';
import { aUser } from '../../test/fixtures/users.ts';
import type { TestApi } from '../../test/start-test-api.ts';
import { newId } from '../lib/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openNamesApi();
});
afterAll(() => api.close());

const CONFLICT = [409, 'IDEMPOTENCY_CONFLICT'];
const anAdministrator = async () =>
  (await api.as(await aUser(api.db, { isAdmin: true }))).with({ 'idempotency-key': newId() });

test('attack 12: a key used for one name is refused for another', async () => {
  const { user, caller } = await aFamily(api, 30);
  const key = newId();
  const ask = (query: string, written = key) =>
    caller
      .with({ 'idempotency-key': written })
      .send(names.search, { query: { query, max_credits: 5 } });
  expect((await ask('Yusuf')).body.data.credits_deducted).toBe(5);
  const other = await ask('Zeynep', key.toUpperCase());
  expect([other.status, other.body.error.code]).toEqual(CONFLICT);
  // A repeat gets the same answer and is not charged.
  const again = await ask('Yusuf', key.toUpperCase());
  expect(again.body.data).toMatchObject({ credits_deducted: 0, results: [{ name_id: 'yusuf' }] });
  expect(await entriesOf(api, user)).toHaveLength(2);
});

test('attack 12: a key is bound after a free call and at another endpoint too', async () => {
  const { user, caller, search } = await aFamily(api, 100);
  await search('Yusuf');
  const click = caller.with({ 'idempotency-key': newId() });
  expect(
    (await click.send(names.search, { query: { query: 'Yusuf', max_credits: 0 } })).status,
  ).toBe(200);
  for (const { status, body } of [
    await click.send(names.search, { query: { query: 'Zeynep', max_credits: 5 } }),
    await click.send(names.analyse, { body: { name: 'Yusuf', max_credits: 10 } }),
    await click.send(consulting.request, { body: aMailRequest() }),
    await click.send(credits.deduct, { body: { amount: 1, max_credits: 1 } }),
  ])
    expect([status, body.error?.code]).toEqual(CONFLICT);
  expect(await accountOf(api, user)).toMatchObject({ balance: 95, held: 0 });
});

test('attack 12: of two concurrent names under one key, one is looked up', async () => {
  const { user, caller } = await aFamily(api, 100);
  const click = caller.with({ 'idempotency-key': newId() });
  const answers = await Promise.all(
    ['Yusuf', 'Zeynep', 'Yusuf', 'Zeynep', 'Yusuf', 'Zeynep'].map((query) =>
      click.send(names.search, { query: { query, max_credits: 5 } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
  expect(await accountOf(api, user)).toMatchObject({ balance: 95, held: 0 });
});

test('a refused price can be accepted with the same key', async () => {
  const { caller } = await aFamily(api, 30);
  const click = caller.with({ 'idempotency-key': newId() });
  const ask = (max_credits: number) =>
    click.send(names.search, { query: { query: 'Yusuf', max_credits } });
  expect((await ask(0)).status).toBe(402);
  expect((await ask(5)).body.data.credits_deducted).toBe(5);
});

test('two users may use the same key', async () => {
  const key = { 'idempotency-key': newId() };
  for (const query of ['Yusuf', 'Zeynep']) {
    const { caller } = await aFamily(api, 5);
    const found = await caller.with(key).send(names.search, { query: { query, max_credits: 5 } });
    expect(found.body.data.credits_deducted).toBe(5);
  }
});

test('attack 12: an administrator’s key used for one balance is refused for another', async () => {
  const admin = await anAdministrator();
  const { id } = await aUser(api.db);
  const set = (amount: number) =>
    admin.send(usersAdmin.update, {
      params: { id },
      body: { credits: amount, reason: 'a gift' },
    });
  expect((await set(710)).body.data.credits).toBe(710);
  const other = await set(720);
  expect([other.status, other.body.error.code]).toEqual(CONFLICT);
  expect((await set(710)).body.data.credits).toBe(710);
});

test('attack 12: a second notice with a used key is refused', async () => {
  const key = { 'idempotency-key': newId() };
  const [first, second] = [await aPurchase(api), await aPurchase(api)];
  const notify = async (caller: Awaited<ReturnType<typeof anAdministrator>>, id: string) =>
    caller
      .with(key)
      .send(paymentsAdmin.notify, { params: { id }, body: { type: 'payment_approved' } });
  const admin = await anAdministrator();
  expect((await notify(admin, first.id)).body.data).toEqual({ sent: true });
  const other = await notify(admin, second.id);
  expect([other.status, other.body.error.code]).toEqual(CONFLICT);
  const colleague = await notify(await anAdministrator(), second.id);
  expect([colleague.status, colleague.body.error.code]).toEqual(CONFLICT);
  expect((await notify(admin, first.id)).body.data).toEqual({ sent: true });
});
