import { CONTACT_LIMITS, ContactMessage } from '@ismi/contract';
import { expect, test } from 'vitest';
import { AppError } from '../../lib/app-error.ts';
import { assertBelowDailyLimit } from '../../lib/daily-limit.ts';
import { assertNotBot, businessHoursIn, isWithinBusinessHours, sentAtIn } from './contact.rules.ts';

test.each([
  ['summer: a Tuesday at 08:59', '2026-07-14T06:59:59.999Z', false],
  ['summer: a Tuesday at 09:00', '2026-07-14T07:00:00Z', true],
  ['summer: a Tuesday at 17:59', '2026-07-14T15:59:59.999Z', true],
  ['summer: a Tuesday at 18:00', '2026-07-14T16:00:00Z', false],
  ['winter: a Tuesday at 08:59', '2026-11-17T07:59:59.999Z', false],
  ['winter: a Tuesday at 09:00', '2026-11-17T08:00:00Z', true],
  ['winter: a Tuesday at 17:59', '2026-11-17T16:59:59.999Z', true],
  ['winter: a Tuesday at 18:00', '2026-11-17T17:00:00Z', false],
  ['a Monday at 09:00', '2026-11-16T08:00:00Z', true],
  ['a Friday at 17:59', '2026-11-20T16:59:00Z', true],
  ['a Saturday at 09:59', '2026-11-21T08:59:59Z', false],
  ['a Saturday at 10:00', '2026-11-21T09:00:00Z', true],
  ['a Sunday at 15:59', '2026-11-22T14:59:59Z', true],
  ['a Sunday at 16:00', '2026-11-22T15:00:00Z', false],
  ['midnight', '2026-11-16T23:00:00Z', false],
  ['the Sunday that summer time begins on, at 09:59', '2026-03-29T07:59:59Z', false],
  ['the Sunday that summer time begins on, at 10:00', '2026-03-29T08:00:00Z', true],
  ['the Sunday that summer time ends on, at 09:00', '2026-10-25T08:00:00Z', false],
  ['the Sunday that summer time ends on, at 10:00', '2026-10-25T09:00:00Z', true],
])('business hours, %s', (_, moment, isOpen) => {
  expect(isWithinBusinessHours(new Date(moment))).toBe(isOpen);
});

const NOW = new Date('2026-11-17T11:00:00Z');
const form = (wishes: Partial<ContactMessage>): ContactMessage => ({
  ...ContactMessage.parse({
    name: 'Elif',
    email: 'elif@family.example',
    subject: 'A question',
    message: 'About a name',
    form_timestamp: NOW.getTime() - CONTACT_LIMITS.minimumFillMs,
  }),
  ...wishes,
});

test.each<[string, Partial<ContactMessage>]>([
  ['took just long enough', {}],
  ['stood open since yesterday', { form_timestamp: NOW.getTime() - 86_400_000 }],
])('a form that %s was filled in by a person', (_, wishes) => {
  expect(() => assertNotBot(form(wishes), NOW)).not.toThrow();
});

test.each<[string, Partial<ContactMessage>]>([
  [
    'was quicker by a millisecond',
    { form_timestamp: NOW.getTime() - CONTACT_LIMITS.minimumFillMs + 1 },
  ],
  ['was opened in the future', { form_timestamp: NOW.getTime() + 60_000 }],
  ['names a website', { website: 'https://spam.example' }],
  ['names a telephone number', { phone_number: '1' }],
  ['fills a hidden field with a blank', { website: ' ' }],
])('a form that %s is refused as RECAPTCHA_FAILED', (_, wishes) => {
  expect(() => assertNotBot(form(wishes), NOW)).toThrow(new AppError('RECAPTCHA_FAILED'));
});

test('the tenth message of a day is accepted, the eleventh refused with a waiting time', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  const hourly = Array.from(
    { length: CONTACT_LIMITS.messagesPerDay },
    (_, i) => new Date(now.getTime() - (10 - i) * 3_600_000),
  );
  expect(() =>
    assertBelowDailyLimit(hourly.slice(1), CONTACT_LIMITS.messagesPerDay, now),
  ).not.toThrow();
  expect(() => assertBelowDailyLimit(hourly, CONTACT_LIMITS.messagesPerDay, now)).toThrow(
    new AppError('TOO_MANY_REQUESTS', { retry_after: 14 * 3600 }),
  );
});

test.each([
  ['tr', 'Pzt–Cum 09:00–18:00\nCmt–Paz 10:00–16:00'],
  ['en', 'Mon–Fri 09:00–18:00\nSat–Sun 10:00–16:00'],
  ['de', 'Mo–Fr 09:00–18:00\nSa–So 10:00–16:00'],
  ['ar', 'الاثنين–الجمعة من 09:00 إلى 18:00\nالسبت–الأحد من 10:00 إلى 16:00'],
] as const)('the hours in %s, with European digits', (locale, lines) => {
  expect(businessHoursIn(locale)).toBe(lines);
});

test.each([
  ['tr', '17 Kasım 2026 12:00'],
  ['en', '17 November 2026 at 12:00'],
  ['de', '17. November 2026 um 12:00'],
  ['ar', '17 نوفمبر 2026 في 12:00'],
] as const)('a moment in %s is shown in Berlin time, with European digits', (locale, told) => {
  // ICU puts narrow spaces into times.
  expect(sentAtIn(locale, NOW).replace(/\s/gu, ' ')).toBe(told);
});
