import { describe, expect, test } from 'vitest';
import {
  dotCount,
  findChosenSlot,
  groupByLocalDay,
  type OpenSlots,
  type Slot,
  splitAtNoon,
  stateOfDay,
} from './slots.ts';

const slot = (time: string, available = true): Slot => ({
  time,
  available,
  max_appointments: 1,
  current_appointments: available ? 0 : 1,
  starts_at: `2026-11-19T${time}:00.000Z`,
});
const NOW = new Date('2026-11-17T12:00:00Z');
const open: OpenSlots = {
  today: '2026-11-17',
  slots: {
    '2026-11-16': [slot('10:00')],
    '2026-11-17': [slot('18:00')],
    '2026-11-18': [slot('10:00', false), slot('11:00', false)],
    '2026-11-19': [slot('10:00'), slot('13:59', false), slot('14:00')],
    '2026-11-20': [slot('10:00'), slot('11:00')],
  },
};

test.each([
  ['2026-11-16', 'past'],
  ['2026-11-17', 'available'],
  ['2026-11-18', 'full'],
  ['2026-11-19', 'partial'],
  ['2026-11-20', 'available'],
  ['2026-11-21', 'none'],
])('%s is %s', (day, state) => {
  expect(stateOfDay(groupByLocalDay(open, undefined, NOW), day)).toBe(state);
});

test('the afternoon begins at 14:00', () => {
  const { slots } = groupByLocalDay(open, undefined, NOW);
  const { morning, afternoon } = splitAtNoon(slots['2026-11-19'] ?? []);
  expect(morning.map(({ time }) => time)).toEqual(['10:00', '13:59']);
  expect(afternoon.map(({ time }) => time)).toEqual(['14:00']);
});

describe('a chosen slot', () => {
  test.each([
    ['2026-11-19', '10:00', true],
    ['2026-11-19', '13:59', false],
    ['2026-11-19', '09:00', false],
    ['', '', false],
  ])('of %s %s is still available: %s', (day, time, isThere) => {
    expect(findChosenSlot(open, day, time) !== undefined).toBe(isThere);
  });
});

test.each([
  [[true, true, true], 3],
  [[true, true, true, true, true, true, true, true, false], 2],
  [[true, false, false, false, false, false, false, false], 1],
  [[false], 0],
])('of %o this many dots are filled: %i', (places, dots) => {
  expect(dotCount(places.map((available) => slot('10:00', available)))).toBe(dots);
});

describe('the calendar of a visitor', () => {
  /** As the server sends it: by days and times in Turkey. */
  const at = (day: string, time: string): Slot => ({
    ...slot(time),
    starts_at: new Date(`${day}T${time}:00+03:00`).toISOString(),
  });
  const turkish: OpenSlots = {
    today: '2026-11-17',
    slots: {
      '2026-11-18': [at('2026-11-18', '00:30'), at('2026-11-18', '15:00')],
      '2026-11-19': [at('2026-11-19', '01:00')],
    },
  };
  const shown = (zone: string | undefined, now = NOW) => {
    const { today, slots } = groupByLocalDay(turkish, zone, now);
    const days = Object.entries(slots).map(([day, ofDay]) => [
      day,
      ofDay.map(({ ownTime, date, time }) => `${ownTime} (${date} ${time})`),
    ]);
    return { today, days: Object.fromEntries(days) };
  };

  test.each([undefined, 'Europe/Istanbul', 'Asia/Riyadh'])(
    'in the zone %s has the days of Turkey',
    (zone) => {
      expect(shown(zone).days).toEqual({
        '2026-11-18': ['00:30 (2026-11-18 00:30)', '15:00 (2026-11-18 15:00)'],
        '2026-11-19': ['01:00 (2026-11-19 01:00)'],
      });
    },
  );

  test('in Berlin shows slots after midnight in Turkey on the evening before, in order of time', () => {
    expect(shown('Europe/Berlin').days).toEqual({
      '2026-11-17': ['22:30 (2026-11-18 00:30)'],
      '2026-11-18': ['13:00 (2026-11-18 15:00)', '23:00 (2026-11-19 01:00)'],
    });
  });

  test('in Auckland shows the afternoon in Turkey on the next day', () => {
    expect(shown('Pacific/Auckland').days).toEqual({
      '2026-11-18': ['10:30 (2026-11-18 00:30)'],
      '2026-11-19': ['01:00 (2026-11-18 15:00)', '11:00 (2026-11-19 01:00)'],
    });
  });

  test('uses the visitor’s own date as soon as the zone is known', () => {
    const late = new Date('2026-11-17T23:30:00Z');
    expect(shown(undefined, late).today).toBe('2026-11-17');
    expect(shown('Europe/Berlin', late).today).toBe('2026-11-18');
    expect(shown('America/Los_Angeles', late).today).toBe('2026-11-17');
  });
});
