import { describe, expect, test } from 'vitest';
import { dotsOf, findChosen, halvesOfDay, type OpenSlots, type Slot, stateOfDay } from './slots.ts';

const slot = (time: string, available = true): Slot => ({
  time,
  available,
  max_appointments: 1,
  current_appointments: available ? 0 : 1,
  starts_at: `2026-11-19T${time}:00.000Z`,
});
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
  expect(stateOfDay(open, day)).toBe(state);
});

test('the afternoon begins at two', () => {
  const { morning, afternoon } = halvesOfDay(open.slots['2026-11-19'] ?? []);
  expect(morning.map(({ time }) => time)).toEqual(['10:00', '13:59']);
  expect(afternoon.map(({ time }) => time)).toEqual(['14:00']);
});

describe('a chosen slot', () => {
  test.each([
    ['2026-11-19', '10:00', true],
    ['2026-11-19', '13:59', false],
    ['2026-11-19', '09:00', false],
    ['', '', false],
  ])('of %s %s is still there: %s', (day, time, isThere) => {
    expect(findChosen(open, day, time) !== undefined).toBe(isThere);
  });
});

test.each([
  [[true, true, true], 3],
  [[true, true, true, true, true, true, true, true, false], 2],
  [[true, false, false, false, false, false, false, false], 1],
  [[false], 0],
])('of %o so many dots are filled: %i', (places, dots) => {
  expect(dotsOf(places.map((available) => slot('10:00', available)))).toBe(dots);
});
