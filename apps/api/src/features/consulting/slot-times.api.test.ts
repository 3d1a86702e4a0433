import { consulting } from '@ismi/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { anAppointment, aSlot } from '../../../test/fixtures/consulting.ts';
import { amountsOf, aUserWith } from '../../../test/fixtures/credits.ts';
import { openTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { slots } from '../../db/schema/consulting.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const setClock = (moment: string) =>
  api.clock.advance(Date.parse(moment) - api.clock.now().getTime());

/** The slot of this hour, with room for everybody: tests share hours. */
async function slotAt(slotDate: string, slotTime: string) {
  const [known] = await api.db
    .select()
    .from(slots)
    .where(and(eq(slots.slotDate, slotDate), eq(slots.slotTime, slotTime)));
  return known ?? aSlot(api.db, { slotDate, slotTime, maxAppointments: 50 });
}

const slotsSeen = async (query = {}) => {
  const { body } = await api.guest.send(consulting.availableSlots, { query });
  const times = Object.entries(body.data.slots).flatMap(([day, each]) =>
    each.map(({ time, starts_at }) => `${day} ${time} ${starts_at}`),
  );
  return { today: body.data.today, times };
};

/** Berlin wall time; the moment; whether a slot of the Turkish day and hour is still to come. */
const CASES = [
  // Winter: Turkey is two hours ahead of Germany.
  ['2026-11-17T11:00:00Z', '2026-11-17', '2026-11-17', '14:00', false, 'it begins now'],
  ['2026-11-17T10:59:59Z', '2026-11-17', '2026-11-17', '14:00', true, 'it begins in a second'],
  [
    '2026-11-16T21:29:00Z',
    '2026-11-16',
    '2026-11-17',
    '00:30',
    true,
    '22:29 in Berlin: a minute to go',
  ],
  [
    '2026-11-16T21:30:00Z',
    '2026-11-16',
    '2026-11-17',
    '00:30',
    false,
    '22:30 in Berlin: it is half past midnight in Turkey',
  ],
  [
    '2026-11-16T22:30:00Z',
    '2026-11-16',
    '2026-11-16',
    '23:59',
    false,
    'the Turkish day is over, the German one is not',
  ],
  [
    '2026-11-16T23:30:00Z',
    '2026-11-17',
    '2026-11-17',
    '09:00',
    true,
    '00:30 in Berlin is not yesterday',
  ],
  // Summer: one hour.
  ['2026-07-01T21:29:00Z', '2026-07-01', '2026-07-02', '00:30', true, '23:29 in Berlin'],
  ['2026-07-01T21:30:00Z', '2026-07-01', '2026-07-02', '00:30', false, '23:30 in Berlin'],
  [
    '2026-07-01T22:30:00Z',
    '2026-07-02',
    '2026-07-02',
    '10:00',
    true,
    'half past midnight in Berlin',
  ],
  // The night when Berlin repeats the hour from two to three: 25 October 2026.
  [
    '2026-10-25T00:30:00Z',
    '2026-10-25',
    '2026-10-25',
    '03:30',
    false,
    'the first half past two in Berlin',
  ],
  ['2026-10-25T00:29:00Z', '2026-10-25', '2026-10-25', '03:30', true, 'a minute before it'],
  [
    '2026-10-25T01:30:00Z',
    '2026-10-25',
    '2026-10-25',
    '04:30',
    false,
    'the second half past two in Berlin',
  ],
  ['2026-10-25T01:29:00Z', '2026-10-25', '2026-10-25', '04:30', true, 'a minute before that'],
  [
    '2026-10-25T22:59:00Z',
    '2026-10-25',
    '2026-10-26',
    '09:00',
    true,
    'the last minute of a day of 25 hours',
  ],
  // The night when that hour is missing: 28 March 2027.
  [
    '2027-03-28T00:59:59Z',
    '2027-03-28',
    '2027-03-28',
    '04:00',
    true,
    'a second before the clocks go on',
  ],
  [
    '2027-03-28T01:00:00Z',
    '2027-03-28',
    '2027-03-28',
    '04:00',
    false,
    'three in Berlin, four in Turkey',
  ],
  [
    '2027-03-27T23:30:00Z',
    '2027-03-28',
    '2027-03-28',
    '02:30',
    false,
    'half past two exists in Turkey',
  ],
  [
    '2027-03-28T22:30:00Z',
    '2027-03-29',
    '2027-03-29',
    '10:00',
    true,
    'half past midnight after a day of 23 hours',
  ],
] as const;

/** Possible server time zones, with their offset from UTC in November. */
const SERVER_ZONES = {
  UTC: 0,
  'America/Los_Angeles': -8,
  'Asia/Tokyo': 9,
  'Pacific/Auckland': 13,
} as const;
const zoneBefore = process.env.TZ;
afterEach(() => {
  // Assigning undefined would make a zone called "undefined".
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

test.each(Object.entries(SERVER_ZONES))('the test can run in the time zone %s', (zone, hours) => {
  process.env.TZ = zone;
  expect(new Date('2026-11-17T12:00:00Z').getTimezoneOffset()).toBe(0 - hours * 60);
});

test.each(CASES)(
  'at %s it is %s in Berlin, and the slot %s %s: open %s (%s)',
  async (now, today, date, time, isOpen) => {
    setClock(now);
    const slot = await slotAt(date, time);
    const line = `${date} ${time} ${slot.startsAt.toISOString()}`;
    for (const zone of Object.keys(SERVER_ZONES)) {
      process.env.TZ = zone;
      const seen = await slotsSeen();
      expect([zone, seen.today, seen.times.includes(line)]).toEqual([zone, today, isOpen]);
    }
    const user = await aUserWith(api.db, 99);
    const caller = await api.as(user);
    const { status } = await caller.send(consulting.request, { body: anAppointment(slot) });
    expect(status === 200).toBe(isOpen);
    expect((await amountsOf(api.db, user)).length).toBe(isOpen ? 2 : 1);
  },
);

test('a slot is the same moment for everybody: 10:00 in Turkey is 08:00 in Berlin in winter and 09:00 in summer', async () => {
  setClock('2027-03-20T12:00:00Z');
  await slotAt('2027-03-27', '10:00');
  await slotAt('2027-03-28', '10:00');
  const { times } = await slotsSeen();
  expect(times).toContain('2027-03-27 10:00 2027-03-27T07:00:00.000Z');
  expect(times).toContain('2027-03-28 10:00 2027-03-28T07:00:00.000Z');
});

test.each([
  ['over the night of 25 hours', '2028-10-10T08:00:00Z', '2028-10-10', '2028-11-09', '2028-11-10'],
  ['over the night of 23 hours', '2028-03-10T08:00:00Z', '2028-03-10', '2028-04-09', '2028-04-10'],
])('the window is today and 30 days, %s', async (_, now, today, last, after) => {
  setClock(now);
  for (const day of [today, last, after]) await slotAt(day, '23:00');
  expect((await slotsSeen()).times.map((line) => line.slice(0, 10))).toEqual([today, last]);
  expect((await slotsSeen({ date: after })).times).toHaveLength(1);
  expect((await slotsSeen({ startDate: last, endDate: after })).times).toHaveLength(2);
});

test.each([
  [{ startDate: '2026-11-20', endDate: '2026-11-19' }],
  [{ startDate: '2026-11-20', endDate: '2027-11-19' }],
  [{ date: '2026-02-30' }],
  [{ date: '1999-01-01' }],
])('an invalid range is refused: %o', async (query) => {
  const { status } = await api.guest.send(consulting.availableSlots, { query });
  expect(status).toBe(400);
});

test('a full slot is listed as not available', async () => {
  setClock('2029-01-01T12:00:00Z');
  const date = '2029-01-02';
  const slot = await aSlot(api.db, { slotDate: date, maxAppointments: 2 });
  const read = async () =>
    (await api.guest.send(consulting.availableSlots, { query: { date } })).body.data.slots[date];
  for (const available of [true, false]) {
    const user = await aUserWith(api.db, 99);
    await (await api.as(user)).send(consulting.request, { body: anAppointment(slot) });
    expect(await read()).toEqual([expect.objectContaining({ available, max_appointments: 2 })]);
  }
});
