import { expect, test } from 'vitest';
import { ownTimeOf } from './own-time.ts';

test.each([
  ['2026-11-19T13:00:00.000Z', 'Europe/Berlin', '14:00'],
  ['2026-07-19T13:00:00.000Z', 'Europe/Berlin', '15:00'],
  ['2026-11-19T13:00:00.000Z', 'Europe/London', '13:00'],
  ['2026-11-19T13:00:00.000Z', 'Europe/Istanbul', undefined],
  ['2026-11-19T13:00:00.000Z', 'Asia/Riyadh', undefined],
  // 00:30 in Turkey is the evening before elsewhere.
  ['2026-11-16T21:30:00.000Z', 'Europe/Berlin', 'Mo 22:30'],
  ['2026-11-16T21:30:00.000Z', 'America/Los_Angeles', 'Mo 13:30'],
  ['2026-11-16T20:30:00.000Z', 'Asia/Tokyo', 'Di 05:30'],
  // The hour that Berlin has twice, and the one that it does not have.
  ['2026-10-25T00:30:00.000Z', 'Europe/Berlin', '02:30'],
  ['2026-10-25T01:30:00.000Z', 'Europe/Berlin', '02:30'],
  ['2027-03-28T01:00:00.000Z', 'Europe/Berlin', '03:00'],
  ['2026-11-19T13:00:00.000Z', undefined, undefined],
])('a slot at %s is for somebody in %s: %s', (startsAt, zone, shown) => {
  expect(ownTimeOf('de', startsAt, zone)).toBe(shown);
});
