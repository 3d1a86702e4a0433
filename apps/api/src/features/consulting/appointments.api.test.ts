import { consulting } from '@ismi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMailRequest, anAppointment, aSlot } from '../../../test/fixtures/consulting.ts';
import { aUserWith } from '../../../test/fixtures/credits.ts';
import { aUser, type TestUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { remindFamilies } from './reminders.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const HOUR = 3_600_000;
type Form = ReturnType<typeof anAppointment> | ReturnType<typeof aMailRequest>;
const ask = async (user: TestUser, body: Form) =>
  (await api.as(user)).send(consulting.request, { body });
const mine = async (user: TestUser, query: { status?: 'upcoming' | 'past'; page?: number } = {}) =>
  (await (await api.as(user)).send(consulting.appointments, { query })).body.data;

test('an appointment becomes past with time; a mail request has no date', async () => {
  const user = await aUserWith(api.db, 148);
  await ask(
    user,
    anAppointment(await aSlot(api.db, { slotDate: '2026-11-17', slotTime: '15:00' })),
  );
  await ask(user, aMailRequest());
  expect((await mine(user, { status: 'upcoming' })).appointments).toEqual([
    expect.objectContaining({ appointmentDate: '2026-11-17', appointmentTime: '15:00' }),
    expect.objectContaining({ appointmentDate: null, status: 'upcoming' }),
  ]);
  api.clock.advance(HOUR);
  expect((await mine(user, { status: 'past' })).appointments).toHaveLength(1);
  expect((await mine(user, { status: 'upcoming' })).appointments).toHaveLength(1);
});

test('a page has six requests', async () => {
  const user = await aUserWith(api.db, 49 * 7);
  for (let count = 0; count < 7; count += 1) await ask(user, aMailRequest());
  const first = await mine(user);
  expect(first.appointments).toHaveLength(6);
  expect(first.pagination).toEqual({ page: 1, totalPages: 2, totalCount: 7, hasMore: true });
  const second = await mine(user, { page: 2 });
  expect(second.appointments).toHaveLength(1);
  expect(second.pagination.hasMore).toBe(false);
  expect((await mine(await aUser(api.db))).pagination).toMatchObject({
    totalPages: 0,
    totalCount: 0,
  });
});

test('sends one reminder a day before and one an hour before, and none for a new appointment', async () => {
  const user = await aUserWith(api.db, 198);
  await ask(
    user,
    anAppointment(await aSlot(api.db, { slotDate: '2026-11-20', slotTime: '12:00' })),
  );
  const reminders = async () => {
    await Promise.all([remindFamilies(api.deps), remindFamilies(api.deps)]);
    await api.runJobs();
    return api.mails.filter(({ to, calendar }) => to === user.email && calendar === undefined);
  };
  const until = (moment: string) =>
    api.clock.advance(Date.parse(moment) - api.clock.now().getTime());
  expect(await reminders()).toHaveLength(0);
  until('2026-11-19T08:59:00Z');
  expect(await reminders()).toHaveLength(0);
  until('2026-11-19T09:00:00Z');
  expect(await reminders()).toHaveLength(1);
  expect(await reminders()).toHaveLength(1);
  until('2026-11-20T08:00:00Z');
  expect(await reminders()).toHaveLength(2);
  // Booked half an hour before: the confirmation replaces the reminder.
  await ask(
    user,
    anAppointment(await aSlot(api.db, { slotDate: '2026-11-20', slotTime: '11:30' })),
  );
  until('2026-11-20T08:59:00Z');
  expect(await reminders()).toHaveLength(2);
});
