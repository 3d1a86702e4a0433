import { consulting, consultingAdmin } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aMailRequest,
  anAppointment,
  aSlot,
  requestNow,
  slotNow,
} from '../../../test/fixtures/consulting.ts';
import { amountsOf, aUserWith } from '../../../test/fixtures/credits.ts';
import { aUser, type TestUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let admin: Awaited<ReturnType<TestApi['as']>>;
beforeAll(async () => {
  api = await openTestApi();
  admin = await api.as(await aUser(api.db, { isAdmin: true }));
});
afterAll(() => api.close());

type Slot = Awaited<ReturnType<typeof aSlot>>;
const REASON = 'Öğretmenimiz hasta';

async function book(user: TestUser, slot: Slot): Promise<string> {
  const caller = await api.as(user);
  const { body } = await caller.send(consulting.request, { body: anAppointment(slot) });
  return body.data.request_id;
}
const hourOf = ({ slotTime }: Slot) => slotTime.slice(0, 5);
const block = (
  slot: Slot,
  wishes: { times?: string[] | null; preview?: 'true'; expectedAffected?: number } = {},
) => {
  const { preview = 'false', ...rest } = wishes;
  return admin.send(consultingAdmin.block, {
    query: { preview },
    body: { date: slot.slotDate, times: [hourOf(slot)], reason: REASON, ...rest },
  });
};
const cancellationsTo = ({ email }: TestUser) =>
  api.mails.filter(({ to, calendar }) => to === email && calendar?.includes('METHOD:CANCEL'));

test('a block cancels, refunds, sends mails and closes slots once, however often it is confirmed', async () => {
  const slot = await aSlot(api.db, { slotDate: '2026-11-20', maxAppointments: 2 });
  const families = [await aUserWith(api.db, 99), await aUserWith(api.db, 150)];
  const ids = await Promise.all(families.map((user) => book(user, slot)));
  const preview = await block(slot, { preview: 'true' });
  expect(preview.body.data).toMatchObject({
    affectedAppointments: 2,
    totalRefundCredits: 198,
    moreUsers: 0,
    blockedSlots: 1,
  });
  expect(preview.body.data.users).toHaveLength(2);
  expect(await slotNow(api.db, slot)).toMatchObject({ isBlocked: false, currentAppointments: 2 });

  const answers = await Promise.all([block(slot), block(slot), block(slot)]);
  expect(answers.map(({ body }) => body.data.affectedAppointments).sort()).toEqual([0, 0, 2]);
  expect(await slotNow(api.db, slot)).toMatchObject({
    isBlocked: true,
    blockedReason: REASON,
    currentAppointments: 0,
  });
  for (const id of ids)
    expect(await requestNow(api.db, id)).toMatchObject({
      status: 'cancelled',
      cancellationReason: REASON,
    });
  expect(await amountsOf(api.db, families[0] as TestUser)).toEqual([99, -99, 99]);
  await api.runJobs();
  for (const family of families) {
    const mails = cancellationsTo(family);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(REASON);
    expect(mails[0]?.text).toContain('99');
  }
});

test('confirming an outdated preview is refused with the current figures', async () => {
  const slot = await aSlot(api.db, { slotDate: '2026-11-21', maxAppointments: 2 });
  const seen = (await block(slot, { preview: 'true' })).body.data.affectedAppointments;
  const user = await aUserWith(api.db, 99);
  await book(user, slot);
  const refused = await block(slot, { expectedAffected: seen });
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({
    code: 'BLOCK_CHANGED',
    affected_appointments: 1,
    total_refund_credits: 99,
  });
  expect(await slotNow(api.db, slot)).toMatchObject({ isBlocked: false, currentAppointments: 1 });
  const done = await block(slot, { expectedAffected: 1 });
  expect(done.body.data).toMatchObject({ affectedAppointments: 1, totalRefundCredits: 99 });
});

test('blocking a day during concurrent requests leaves no appointment in a blocked slot', async () => {
  const day = '2026-11-22';
  const slots = await Promise.all(
    Array.from({ length: 6 }, () => aSlot(api.db, { slotDate: day, maxAppointments: 2 })),
  );
  const families = await Promise.all(Array.from({ length: 18 }, () => aUserWith(api.db, 99)));
  const requests = families.map(async (user, index) => {
    const slot = slots[index % slots.length] as Slot;
    const caller = await api.as(user);
    return caller.send(consulting.request, { body: anAppointment(slot) });
  });
  const [blocked] = await Promise.all([block(slots[0] as Slot, { times: null }), ...requests]);
  expect(blocked.status).toBe(200);
  for (const slot of slots)
    expect(await slotNow(api.db, slot)).toMatchObject({ isBlocked: true, currentAppointments: 0 });
  for (const family of families) {
    const sum = (await amountsOf(api.db, family)).reduce((total, amount) => total + amount, 0);
    expect(sum).toBe(99);
  }
});

test('a slot with a completed appointment is blocked with its day, as previewed', async () => {
  const day = { slotDate: '2026-11-27', maxAppointments: 2 };
  const [held, both, empty] = [
    await aSlot(api.db, day),
    await aSlot(api.db, day),
    await aSlot(api.db, day),
  ];
  const done = [
    await book(await aUserWith(api.db, 99), held),
    await book(await aUserWith(api.db, 99), both),
  ];
  for (const id of done)
    await admin.send(consultingAdmin.updateRequest, {
      params: { id },
      body: { status: 'completed' },
    });
  await book(await aUserWith(api.db, 99), both);
  const figures = { affectedAppointments: 1, totalRefundCredits: 99, blockedSlots: 3 };
  expect((await block(held, { times: null, preview: 'true' })).body.data).toMatchObject(figures);
  expect((await block(held, { times: null })).body.data).toMatchObject(figures);
  const { body } = await api.guest.send(consulting.availableSlots, {
    query: { date: '2026-11-27' },
  });
  expect(body.data.slots).toEqual({});
  for (const id of done)
    expect(await requestNow(api.db, id)).toMatchObject({ status: 'completed' });
  expect(await slotNow(api.db, both)).toMatchObject({ isBlocked: false, currentAppointments: 1 });
  expect(await slotNow(api.db, empty)).toMatchObject({ isBlocked: true });
  const again = await block(held, { times: null, preview: 'true' });
  expect(again.body.data).toMatchObject({ affectedAppointments: 0, blockedSlots: 0 });
  const opened = await admin.send(consultingAdmin.updateSlot, {
    params: { id: held.id },
    body: { is_blocked: false, is_available: true },
  });
  expect(opened.body.data).toMatchObject({ is_available: true, current_appointments: 1 });
});

test('a slot with appointments cannot be blocked singly, shrunk below them or deleted', async () => {
  const slot = await aSlot(api.db, { slotDate: '2026-11-23', maxAppointments: 3 });
  await book(await aUserWith(api.db, 99), slot);
  await book(await aUserWith(api.db, 99), slot);
  const params = { id: slot.id };
  for (const body of [{ is_blocked: true }, { max_appointments: 1 }]) {
    const { status, body: answer } = await admin.send(consultingAdmin.updateSlot, { params, body });
    expect([status, answer.error.code]).toEqual([409, 'SLOT_HAS_APPOINTMENTS']);
  }
  expect((await admin.send(consultingAdmin.deleteSlot, { params })).status).toBe(409);
  const shrunk = await admin.send(consultingAdmin.updateSlot, {
    params,
    body: { max_appointments: 2 },
  });
  expect(shrunk.body.data).toMatchObject({ max_appointments: 2, current_appointments: 2 });
});

test('an hour has one slot, which can be blocked, reopened and withdrawn', async () => {
  const body = { slot_date: '2026-11-24', slot_time: '09:00' };
  const added = await admin.send(consultingAdmin.addSlot, { body });
  expect(added.body.data).toMatchObject({ slot_time: '09:00', max_appointments: 1 });
  const again = await admin.send(consultingAdmin.addSlot, { body });
  expect(again.body.error.code).toBe('SLOT_EXISTS');
  const params = { id: added.body.data.id };
  const offered = async () =>
    (await api.guest.send(consulting.availableSlots, { query: { date: '2026-11-24' } })).body.data
      .slots['2026-11-24'] ?? [];
  expect(await offered()).toHaveLength(1);
  await admin.send(consultingAdmin.updateSlot, { params, body: { is_blocked: true } });
  expect(await offered()).toHaveLength(0);
  await admin.send(consultingAdmin.updateSlot, { params, body: { is_blocked: false } });
  expect(await offered()).toHaveLength(1);
  await admin.send(consultingAdmin.deleteSlot, { params });
  expect(await offered()).toHaveLength(0);
  expect((await admin.send(consultingAdmin.deleteSlot, { params })).status).toBe(404);
});

test('a slot whose only appointment was cancelled can be withdrawn; the user still sees its time', async () => {
  const slot = await aSlot(api.db, { slotDate: '2026-11-25' });
  const user = await aUserWith(api.db, 99);
  const id = await book(user, slot);
  await admin.send(consultingAdmin.updateRequest, {
    params: { id },
    body: { status: 'cancelled', cancellation_reason: REASON },
  });
  await admin.send(consultingAdmin.deleteSlot, { params: { id: slot.id } });
  const { body } = await (await api.as(user)).send(consulting.appointments, { query: {} });
  expect(body.data.appointments[0]).toMatchObject({
    appointmentDate: '2026-11-25',
    status: 'cancelled',
    adminNotes: REASON,
  });
});

test('a cancellation needs a reason, refunds once and is final', async () => {
  const user = await aUserWith(api.db, 49);
  const caller = await api.as(user);
  const { body } = await caller.send(consulting.request, { body: aMailRequest() });
  const params = { id: body.data.request_id };
  const update = (wish: { status: 'cancelled' | 'pending'; cancellation_reason?: string }) =>
    admin.send(consultingAdmin.updateRequest, { params, body: wish });
  expect((await update({ status: 'cancelled' })).body.error.code).toBe('REASON_REQUIRED');
  const cancel = { status: 'cancelled', cancellation_reason: REASON } as const;
  const answers = await Promise.all([update(cancel), update(cancel), update(cancel)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await amountsOf(api.db, user)).toEqual([49, -49, 49]);
  expect((await update({ status: 'pending' })).body.error.code).toBe('REQUEST_CLOSED');
  await api.runJobs();
  const told = api.mails.filter(({ text }) => text.includes(REASON) && text.includes('49'));
  expect(told).toHaveLength(1);
});

test('completing a request mails the answer once, without the notes', async () => {
  const user = await aUserWith(api.db, 49);
  const email = 'answered@family.example';
  const caller = await api.as(user);
  const { body } = await caller.send(consulting.request, { body: aMailRequest({ email }) });
  const params = { id: body.data.request_id };
  const update = (wish: { status: 'processing' | 'completed'; response_text?: string }) =>
    admin.send(consultingAdmin.updateRequest, {
      params,
      body: { ...wish, admin_notes: 'a difficult case' },
    });
  await update({ status: 'processing', response_text: 'Elif, Meryem' });
  await api.runJobs();
  const answers = () => api.mails.filter(({ to, text }) => to === email && /Meryem/.test(text));
  expect(answers()).toHaveLength(0);
  await update({ status: 'completed', response_text: 'Elif, Meryem' });
  await update({ status: 'completed', response_text: 'Elif, Meryem' });
  await api.runJobs();
  expect(answers()).toHaveLength(1);
  expect(answers()[0]?.text).not.toContain('difficult');
  const { body: mine } = await caller.send(consulting.appointments, { query: {} });
  expect(mine.data.appointments).toEqual([
    expect.objectContaining({
      appointmentDate: null,
      status: 'completed',
      adminNotes: null,
      responseText: 'Elif, Meryem',
    }),
  ]);
});

test('the administrator sees the whole request and the right sums', async () => {
  const before = (await admin.send(consultingAdmin.stats, {})).body.data;
  const user = await aUserWith(api.db, 49);
  api.clock.advance(1_000); // so that it is the newest
  const form = aMailRequest({ familyNames: 'Zeynep' });
  const { body } = await (await api.as(user)).send(consulting.request, { body: form });
  const list = await admin.send(consultingAdmin.requests, { query: { type: 'mail', limit: 1 } });
  expect(list.body.data.requests[0]).toMatchObject({
    id: body.data.request_id,
    family_names: 'Zeynep',
    user: { email: user.email },
  });
  const after = (await admin.send(consultingAdmin.stats, {})).body.data;
  expect(after.pendingRequests - before.pendingRequests).toBe(1);
  expect(after.totalCredits - before.totalCredits).toBe(49);
});

test('calendar slots list their appointments', async () => {
  const slot = await aSlot(api.db, { slotDate: '2026-11-26', maxAppointments: 2 });
  await book(await aUserWith(api.db, 99, { name: 'Hatice' }), slot);
  const { body } = await admin.send(consultingAdmin.slotsWithConsulting, {
    query: { startDate: '2026-11-26', endDate: '2026-11-26' },
  });
  expect(body.data.slots).toEqual([
    expect.objectContaining({
      current_appointments: 1,
      totalRequests: 1,
      pendingRequests: 1,
      consultingRequests: [expect.objectContaining({ user_name: 'Hatice', status: 'pending' })],
    }),
  ]);
});
