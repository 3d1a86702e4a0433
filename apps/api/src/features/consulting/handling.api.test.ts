import { ACCOUNT_LIMITS, consulting, consultingAdmin } from '@ismi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aMailRequest, aSlot, requestedBy, requestNow } from '../../../test/fixtures/consulting.ts';
import { aUserWith } from '../../../test/fixtures/credits.ts';
import { aUser, type TestUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let administrator: TestUser;
let admin: Awaited<ReturnType<TestApi['as']>>;
beforeAll(async () => {
  api = await openTestApi();
  administrator = await aUser(api.db, { isAdmin: true });
  admin = await api.as(administrator);
});
afterAll(() => api.close());

let family: TestUser;
let params: { id: string };
beforeEach(async () => {
  family = await aUserWith(api.db, 49);
  params = { id: await requestedBy(api, family, aMailRequest({ email: family.email })) };
});

type RequestChanges = Parameters<
  typeof admin.send<typeof consultingAdmin.updateRequest>
>[1]['body'];
/** A moment later, so that it can be told from before. */
const update = (body: RequestChanges) => {
  api.clock.advance(1_000);
  return admin.send(consultingAdmin.updateRequest, { params, body });
};
const read = async () => (await admin.send(consultingAdmin.request, { params })).body.data;
const shown = async () => {
  const { body } = await (await api.as(family)).send(consulting.appointments, { query: {} });
  return body.data.appointments[0]?.responseText;
};
const answersWith = async (name: RegExp) => {
  await api.runJobs();
  return api.mails.filter(({ to, text }) => to === family.email && name.test(text));
};

test('a change based on an outdated version is refused', async () => {
  const { updated_at: seen } = await read();
  await update({ status: 'processing', response_text: 'Meryem' });
  const late = await update({ response_text: 'Elif', expected_updated_at: seen });
  expect([late.status, late.body.error.code]).toEqual([409, 'REQUEST_CHANGED']);
  expect(await read()).toMatchObject({ status: 'processing', response_text: 'Meryem' });
  const { updated_at: expected_updated_at } = await read();
  expect((await update({ response_text: 'Elif', expected_updated_at })).status).toBe(200);
  expect(await read()).toMatchObject({ status: 'processing', response_text: 'Elif' });
});

test('two concurrent changes of the same version: one is refused', async () => {
  const { updated_at: expected_updated_at } = await read();
  const answers = await Promise.all([
    update({ response_text: 'Elif', expected_updated_at }),
    update({ response_text: 'Meryem', expected_updated_at }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('repeating the same change succeeds', async () => {
  const { updated_at: expected_updated_at } = await read();
  const wish = { status: 'completed', response_text: 'Elif', expected_updated_at } as const;
  expect((await update(wish)).status).toBe(200);
  expect((await update(wish)).status).toBe(200);
  expect(await answersWith(/Elif/)).toHaveLength(1);
});

test('missing fields stay unchanged', async () => {
  await update({ status: 'processing', response_text: 'Elif' });
  await update({ admin_notes: 'called' });
  expect(await read()).toMatchObject({
    status: 'processing',
    response_text: 'Elif',
    admin_notes: 'called',
  });
});

test('the user sees sent answers, never a draft', async () => {
  await update({ status: 'processing', response_text: 'Elif' });
  expect(await shown()).toBeNull();
  await update({ status: 'completed' });
  expect(await shown()).toBe('Elif');
  await update({ status: 'processing', response_text: 'Elif, or rather Zeynep' });
  expect(await shown()).toBeNull();
  expect(await answersWith(/Zeynep/)).toHaveLength(0);
  await update({ status: 'completed' });
  expect(await shown()).toBe('Elif, or rather Zeynep');
  expect(await answersWith(/Zeynep/)).toHaveLength(1);
});

test('answering works with an old sign-in; cancelling needs a fresh one', async () => {
  const late = await api.as(administrator, { provenMsAgo: ACCOUNT_LIMITS.freshMs });
  const send = (body: RequestChanges) => late.send(consultingAdmin.updateRequest, { params, body });
  expect((await send({ status: 'completed', response_text: 'Elif' })).status).toBe(200);
  const cancelled = { status: 'cancelled', cancellation_reason: 'ill' } as const;
  expect((await send(cancelled)).body.error.code).toBe('FRESH_SIGN_IN_REQUIRED');
  expect(await requestNow(api.db, params.id)).toMatchObject({ status: 'completed' });
  expect((await update(cancelled)).status).toBe(200);
});

test('a slot blocked without a text has a default reason', async () => {
  const { id } = await aSlot(api.db);
  const { body } = await admin
    .with({ 'accept-language': 'tr' })
    .send(consultingAdmin.updateSlot, { params: { id }, body: { is_blocked: true } });
  expect(body.data.blocked_reason?.length).toBeGreaterThan(3);
});

test.each([
  ['–', null],
  ['x', 'x'],
])('a slot blocked with “%s” has the reason: %s', async (blockedReason, told) => {
  const { id, slotDate: day } = await aSlot(api.db, { isBlocked: true, blockedReason });
  const { body } = await admin.send(consultingAdmin.slotsWithConsulting, {
    query: { startDate: day, endDate: day },
  });
  expect(body.data.slots.find((slot) => slot.id === id)?.blocked_reason).toBe(told);
});
