import { expect, test, vi } from 'vitest';
import { formatLocalTime, localTimeZone } from './local-time.ts';

test.each([
  ['2026-11-19T13:00:00.000Z', 'Europe/Berlin', '2026-11-19', '14:00', '16:00'],
  ['2026-07-19T13:00:00.000Z', 'Europe/Berlin', '2026-07-19', '15:00', '16:00'],
  ['2026-11-19T13:00:00.000Z', 'Europe/London', '2026-11-19', '13:00', '16:00'],
  ['2026-11-19T13:00:00.000Z', 'Europe/Istanbul', '2026-11-19', '16:00', undefined],
  ['2026-11-19T13:00:00.000Z', 'Asia/Riyadh', '2026-11-19', '16:00', undefined],
  // 00:30 in Turkey is the evening before elsewhere.
  ['2026-11-16T21:30:00.000Z', 'Europe/Berlin', '2026-11-16', '22:30', 'Di 00:30'],
  ['2026-11-16T21:30:00.000Z', 'America/Los_Angeles', '2026-11-16', '13:30', 'Di 00:30'],
  ['2026-11-16T20:30:00.000Z', 'Asia/Tokyo', '2026-11-17', '05:30', 'Mo 23:30'],
  // The hour that Berlin has twice, and the one that it does not have.
  ['2026-10-25T00:30:00.000Z', 'Europe/Berlin', '2026-10-25', '02:30', '03:30'],
  ['2026-10-25T01:30:00.000Z', 'Europe/Berlin', '2026-10-25', '02:30', '04:30'],
  ['2027-03-28T01:00:00.000Z', 'Europe/Berlin', '2027-03-28', '03:00', '04:00'],
  // The zone is not known yet: Turkish time comes first.
  ['2026-11-16T21:30:00.000Z', undefined, '2026-11-17', '00:30', undefined],
])('a slot at %s is shown in %s as %s %s, in Turkey %s', (startsAt, zone, day, time, turkish) => {
  expect(formatLocalTime('de', startsAt, zone)).toEqual({ day, time, turkish });
});

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  // Some browsers report this if they cannot read the system's time zone, and cannot format with it.
  ['Etc/Unknown', undefined],
])('a browser in %s has the time zone %s', (named, zone) => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: named };
  });
  expect(localTimeZone()).toBe(zone);
  vi.restoreAllMocks();
});
