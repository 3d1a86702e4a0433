import { consulting, consultingAdmin } from '@ismi/contract';
import { and, eq, gte, lte } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMailRequest, anAppointment, aSlot, slotNow } from '../../../test/fixtures/consulting.ts';
import { aUserWith } from '../../../test/fixtures/credits.ts';
import { aUser, type TestUser } from '../../../test/fixtures/users.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { auditChanges } from '../../db/schema/audit.ts';
import { slots } from '../../db/schema/consulting.ts';
import { addSeries } from './series.service.ts';

let api: TestApi;
let admin: Awaited<ReturnType<TestApi['as']>>;
let administrator: TestUser;
beforeAll(async () => {
  api = await openTestApi();
  administrator = await aUser(api.db, { isAdmin: true });
  admin = await api.as(administrator);
});
afterAll(() => api.close());

interface SeriesOptions {
  start_date: string;
  end_date: string;
  weekdays?: number[];
  times?: string[];
  max_appointments?: number;
}
const bodyOf = (wish: SeriesOptions) => ({
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  times: ['10:00'],
  ...wish,
});
const send = (wish: SeriesOptions, preview: 'true' | 'false' = 'false') =>
  admin.send(consultingAdmin.addSeries, { query: { preview }, body: bodyOf(wish) });
const slotsOf = ({ start_date, end_date }: SeriesOptions) =>
  api.db
    .select()
    .from(slots)
    .where(and(gte(slots.slotDate, start_date), lte(slots.slotDate, end_date)));
const tracesOf = (start: string) =>
  api.db.select().from(auditChanges).where(eq(auditChanges.subjectId, start));

test('a month of slots is previewed, created and recorded once', async () => {
  const wish = {
    start_date: '2027-01-01',
    end_date: '2027-01-31',
    weekdays: [2, 4],
    times: ['10:00', '16:00'],
    max_appointments: 2,
  };
  const answer = { wanted: 16, existing: 0, past: 0, added: 16 };
  expect((await send(wish, 'true')).body.data).toEqual(answer);
  expect(await slotsOf(wish)).toEqual([]);
  expect((await send(wish)).body.data).toEqual(answer);
  const offered = await slotsOf(wish);
  expect(offered).toHaveLength(16);
  expect(new Set(offered.map(({ maxAppointments }) => maxAppointments))).toEqual(new Set([2]));
  expect(await tracesOf('2027-01-01')).toMatchObject([
    {
      action: 'slots.add-series',
      actorId: administrator.id,
      after: { added: 16, weekdays: [2, 4] },
    },
  ]);
  const { body } = await api.guest.send(consulting.availableSlots, {
    query: { date: '2027-01-05' },
  });
  expect(body.data.slots['2027-01-05']).toHaveLength(2);
});

test('existing slots stay unchanged, booked or blocked', async () => {
  const wish = { start_date: '2027-02-01', end_date: '2027-02-03' };
  const booked = await aSlot(api.db, { slotDate: '2027-02-01', slotTime: '10:00' });
  const user = await aUserWith(api.db, 99);
  await (await api.as(user)).send(consulting.request, { body: anAppointment(booked) });
  const blocked = await aSlot(api.db, {
    slotDate: '2027-02-02',
    slotTime: '10:00',
    isBlocked: true,
    blockedReason: 'closed',
  });
  const answer = { wanted: 3, existing: 2, past: 0, added: 1 };
  expect((await send(wish, 'true')).body.data).toEqual(answer);
  expect((await send(wish)).body.data).toEqual(answer);
  expect(await slotNow(api.db, booked)).toMatchObject({ currentAppointments: 1 });
  expect(await slotNow(api.db, blocked)).toMatchObject({ isBlocked: true });
});

test('the same series sent ten times concurrently creates each slot once and one audit entry', async () => {
  const wish = { start_date: '2027-03-01', end_date: '2027-03-31', times: ['09:00', '10:00'] };
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(wish)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const added = answers.map(({ body }) => body.data.added).filter((count) => count > 0);
  expect(added).toEqual([62]);
  expect((await send(wish)).body.data).toEqual({ wanted: 62, existing: 62, past: 0, added: 0 });
  expect(await slotsOf(wish)).toHaveLength(62);
  expect(await tracesOf('2027-03-01')).toHaveLength(1);
});

test('past hours are left out, to the minute', async () => {
  // It is Tuesday 17 November, 14:00 in Turkey.
  const wish = {
    start_date: '2026-11-16',
    end_date: '2026-11-17',
    times: ['13:59', '14:00', '14:01'],
  };
  const answer = { wanted: 6, existing: 0, past: 5, added: 1 };
  expect((await send(wish, 'true')).body.data).toEqual(answer);
  expect((await send(wish)).body.data).toEqual(answer);
  expect(await slotsOf(wish)).toMatchObject([{ slotTime: '14:01:00' }]);
});

test('a process that dies before the end creates no slot', async () => {
  const wish = { start_date: '2027-04-01', end_date: '2027-04-30' };
  const clock = { now: () => api.clock.now() };
  // An actor that the audit log cannot reference aborts the transaction after the slots were written.
  const dying = addSeries({ db: api.db, clock }, 'nobody', {
    ...bodyOf(wish),
    max_appointments: 1,
  });
  await expect(dying).rejects.toThrow();
  expect(await slotsOf(wish)).toEqual([]);
});

test.each([
  [
    'the end before the beginning',
    { start_date: '2027-05-02', end_date: '2027-05-01' },
    'end_date',
  ],
  ['a whole year', { start_date: '2027-01-01', end_date: '2027-12-31' }, 'end_date'],
  [
    'more than a thousand',
    {
      start_date: '2027-05-01',
      end_date: '2027-08-31',
      times: Array.from({ length: 10 }, (_, hour) => `1${hour}:00`),
    },
    'times',
  ],
])('%s is refused, and nothing is offered', async (_, wish, path) => {
  const { status, body } = await send(wish);
  expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(body.error.fields).toMatchObject([{ path }]);
});

test('a report counts revenue by day without refunded requests', async () => {
  const read = async (period: 'month' | 'quarter' | 'year') =>
    (await admin.send(consultingAdmin.reports, { query: { period } })).body.data;
  const before = (await read('month')).steps.at(-1);
  const caller = await api.as(await aUserWith(api.db, 98));
  const ask = async () =>
    (await caller.send(consulting.request, { body: aMailRequest() })).body.data.request_id;
  const [answered, cancelled] = [await ask(), await ask()];
  api.clock.advance(90 * 60_000);
  admin = await api.as(administrator); // the earlier session has expired
  await admin.send(consultingAdmin.updateRequest, {
    params: { id: answered },
    body: { status: 'completed', response_text: 'Elif' },
  });
  await admin.send(consultingAdmin.updateRequest, {
    params: { id: cancelled },
    body: { status: 'cancelled', cancellation_reason: 'Krankheit' },
  });
  const report = await read('month');
  expect(report.steps).toHaveLength(30);
  expect(report.steps.at(-1)).toEqual({
    start: '2026-11-17',
    mail: (before?.mail ?? 0) + 2,
    instagram: before?.instagram ?? 0,
    cancelled: (before?.cancelled ?? 0) + 1,
    credits: (before?.credits ?? 0) + 49,
  });
  expect(report.medianAnswerHours).toBe(1.5);
  expect((await read('quarter')).steps.at(-1)).toMatchObject({ start: '2026-11-16' });
  expect((await read('year')).steps.at(-1)).toMatchObject({ start: '2026-11-01' });
});
