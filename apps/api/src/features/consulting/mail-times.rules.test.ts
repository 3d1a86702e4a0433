import { expect, test } from 'vitest';
import { timesForConsultant, timesForFamily } from './mail-times.rules.ts';

const WINTER = new Date('2026-11-19T13:00:00Z');
const SUMMER = new Date('2026-07-16T13:00:00Z');
const AT_NIGHT = new Date('2026-11-16T21:30:00Z');

const family = (
  timeZone: string | null,
  moment: Date,
  language: 'tr' | 'en' | 'de' | 'ar' = 'de',
) => timesForFamily({ language, timeZone }, moment);

test.each([
  [WINTER, 'Donnerstag, 19. November 2026 um 14:00', 'Donnerstag, 19. November 2026 um 16:00'],
  [SUMMER, 'Donnerstag, 16. Juli 2026 um 15:00', 'Donnerstag, 16. Juli 2026 um 16:00'],
  // Half past midnight in Turkey is the previous evening in Berlin.
  [AT_NIGHT, 'Montag, 16. November 2026 um 22:30', 'Dienstag, 17. November 2026 um 00:30'],
])('a family in Berlin reads its own time first (%s)', (moment, ownTime, turkishTime) => {
  expect(family('Europe/Berlin', moment)).toMatchObject({
    ownTime,
    ownZone: 'Mitteleuropäische Zeit',
    turkishTime,
  });
});

test.each([
  ['tr', 'Europe/Berlin', '19 Kas Per 14:00 (Orta Avrupa Saati)'],
  ['en', 'Europe/Berlin', 'Thu 19 Nov, 14:00 (Central European Time)'],
  ['de', 'Europe/Berlin', 'Do., 19. Nov., 14:00 (Mitteleuropäische Zeit)'],
  ['ar', 'Europe/Berlin', 'الخميس، 19 نوفمبر، 14:00 (توقيت وسط أوروبا)'],
  ['de', null, 'Do., 19. Nov., 16:00 (türkische Zeit)'],
  ['tr', 'Europe/Istanbul', '19 Kas Per 16:00 (Türkiye saati)'],
] as const)('a subject in %s names the zone (%s)', (language, timeZone, when) => {
  expect(family(timeZone, WINTER, language).when).toBe(when);
});

test.each([null, 'Europe/Istanbul'])('with the zone %s only Turkish time is shown', (timeZone) => {
  expect(family(timeZone, WINTER)).toMatchObject({
    ownTime: '',
    ownZone: '',
    turkishTime: 'Donnerstag, 19. November 2026 um 16:00',
  });
});

test('equal times are shown once, as local time', () => {
  expect(family('Asia/Riyadh', WINTER)).toMatchObject({
    ownTime: 'Donnerstag, 19. November 2026 um 16:00',
    ownZone: 'Arabische Normalzeit',
    turkishTime: '',
  });
});

test.each([
  ['Europe/Berlin', 'Donnerstag, 19. November 2026 um 14:00', 'Mitteleuropäische Zeit'],
  ['Asia/Riyadh', '', ''],
  ['Europe/Istanbul', '', ''],
  [null, '', ''],
])('the consultant sees Turkish time and the time in %s', (timeZone, ownTime, ownZone) => {
  expect(timesForConsultant('de', timeZone, WINTER)).toEqual({
    when: 'Do., 19. Nov., 16:00 (türkische Zeit)',
    turkishTime: 'Donnerstag, 19. November 2026 um 16:00',
    ownTime,
    ownZone,
  });
});
