import { expect, test } from 'vitest';
import { knownTimeZone, timeZoneNameIn } from './time-zones.ts';

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['europe/berlin', 'Europe/Berlin'],
  ['America/North_Dakota/Center', 'America/North_Dakota/Center'],
  ['UTC', 'UTC'],
  ['Etc/GMT-3', 'Etc/GMT-3'],
  ['Etc/Unknown', undefined],
  ['Mars/Olympus', undefined],
  ['+03:00', undefined],
  ['', undefined],
  ['Europe/Berlin\n', undefined],
  [`Europe/${'x'.repeat(100)}`, undefined],
  [undefined, undefined],
])('%j is known as %j', (name, known) => {
  expect(knownTimeZone(name)).toBe(known);
});

test.each([
  ['tr', 'Europe/Berlin', 'Orta Avrupa Saati'],
  ['en', 'Europe/Berlin', 'Central European Time'],
  ['de', 'Europe/Berlin', 'Mitteleuropäische Zeit'],
  ['ar', 'Europe/Berlin', 'توقيت وسط أوروبا'],
  ['tr', 'Europe/Istanbul', 'Türkiye saati'],
  ['de', 'Europe/Istanbul', 'türkische Zeit'],
] as const)('in %s %s is called %s', (locale, timeZone, name) => {
  expect(timeZoneNameIn(locale, timeZone, new Date('2026-11-19T13:00:00Z'))).toBe(name);
  expect(timeZoneNameIn(locale, timeZone, new Date('2026-07-16T13:00:00Z'))).toBe(name);
});
