import {
  BUSINESS_HOURS,
  BUSINESS_TIME_ZONE,
  CONTACT_LIMITS,
  type ContactMessage,
  dayRange,
  hourRange,
  intlLocale,
  type Locale,
} from '@ismi/contract';
import { AppError } from '../../lib/app-error.ts';

/** Refuses what only bots send: a filled hidden field, or a form filled faster than anybody types. */
export function assertNotBot(form: ContactMessage, now: Date): void {
  const tooFast = now.getTime() - form.form_timestamp < CONTACT_LIMITS.minimumFillMs;
  if (form.website !== '' || form.phone_number !== '' || tooFast) {
    throw new AppError('RECAPTCHA_FAILED');
  }
}

type Written = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>;

/** A repeated key is the same click only if the text is the same. */
export function assertSameContent(earlier: Written, again: Written): void {
  const differs = (['name', 'email', 'subject', 'message'] as const).some(
    (field) => earlier[field] !== again[field],
  );
  if (differs) throw new AppError('IDEMPOTENCY_CONFLICT');
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

/** The hours as lines for a mail: "Mo.–Fr. 09:00–18:00". */
export const businessHoursIn = (locale: Locale): string =>
  BUSINESS_HOURS.map(
    ({ days, opens, closes }) =>
      `${dayRange(locale, days, 'short')} ${hourRange(locale, opens, closes)}`,
  ).join('\n');

export const sentAtIn = (locale: Locale, moment: Date): string =>
  new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: BUSINESS_TIME_ZONE,
  }).format(moment);
