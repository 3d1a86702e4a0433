import {
  BUSINESS_HOURS,
  BUSINESS_TIME_ZONE,
  CONTACT_LIMITS,
  type ContactMessage,
  type Locale,
} from '@ismi/contract';
import { AppError } from '../../lib/app-error.ts';

/** Refuses what no person would send: a filled field that nobody sees, or a form filled faster than anybody types. */
export function assertFilledByPerson(form: ContactMessage, now: Date): void {
  const tooFast = now.getTime() - form.form_timestamp < CONTACT_LIMITS.minimumFillMs;
  if (form.website !== '' || form.phone_number !== '' || tooFast) {
    throw new AppError('RECAPTCHA_FAILED');
  }
}

export function assertBelowDailyLimit(sentToday: number): void {
  if (sentToday >= CONTACT_LIMITS.messagesPerDay)
    throw new AppError('TOO_MANY_REQUESTS', { retry_after: 86_400 });
}

const inBusinessZone = new Intl.DateTimeFormat('en-GB', {
  timeZone: BUSINESS_TIME_ZONE,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const ISO_DAYS = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export function isWithinBusinessHours(now: Date): boolean {
  const parts = Object.fromEntries(
    inBusinessZone.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  const day = ISO_DAYS.indexOf(parts.weekday ?? '');
  const time = `${parts.hour}:${parts.minute}`;
  return BUSINESS_HOURS.some(
    ({ days, opens, closes }) =>
      days.some((open) => open === day) && opens <= time && time < closes,
  );
}

/** The hours as lines for a mail: "Mo–Fr 09:00–18:00". */
export function businessHoursIn(locale: Locale): string {
  const nameOf = (isoDay: number) =>
    // 1 January 2024 was a Monday.
    new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, isoDay),
    );
  return BUSINESS_HOURS.map(({ days, opens, closes }) => {
    const [first = 1, last = first] = [days[0], days[days.length - 1]];
    return `${nameOf(first)}–${nameOf(last)} ${opens}–${closes}`;
  }).join('\n');
}

export const sentAtIn = (locale: Locale, moment: Date): string =>
  new Intl.DateTimeFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: BUSINESS_TIME_ZONE,
  }).format(moment);
