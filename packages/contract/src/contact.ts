import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emailAddress, lineOfText, paragraphsOfText } from './free-text.ts';
import { CONTACT_LIMITS } from './limits.ts';
import { intlLocale, LOCALES, type Locale } from './locales.ts';

/** German time. Days as in ISO 8601: Monday is 1. */
export const BUSINESS_TIME_ZONE = 'Europe/Berlin';
export const BUSINESS_HOURS = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6, 7], opens: '10:00', closes: '16:00' },
] as const;

/** "Montag – Freitag", as the language writes it. 1 January 2024 was a Monday. */
export function dayRange(
  locale: Locale,
  days: readonly number[],
  weekday: 'long' | 'short',
): string {
  const format = new Intl.DateTimeFormat(intlLocale(locale), { weekday, timeZone: 'UTC' });
  const nameOf = (day: number | undefined) => format.format(Date.UTC(2024, 0, day ?? 1));
  const dash = weekday === 'long' ? ' – ' : '–';
  return [nameOf(days[0]), nameOf(days.at(-1))].join(dash);
}

/** In Arabic in words: a dash between numbers would be read from the wrong side. */
export const hourRange = (locale: Locale, opens: string, closes: string): string =>
  locale === 'ar' ? `من ${opens} إلى ${closes}` : `${opens}–${closes}`;

/** What the visitor fills in; the same rules in the browser and on the server. */
export const ContactForm = z.strictObject({
  name: lineOfText(CONTACT_LIMITS.name),
  email: emailAddress(CONTACT_LIMITS.email),
  subject: lineOfText(CONTACT_LIMITS.subject),
  message: paragraphsOfText(CONTACT_LIMITS.message),
});
export type ContactForm = z.output<typeof ContactForm>;

export const ContactMessage = ContactForm.extend({
  /** When the form was opened, in milliseconds since 1970. */
  form_timestamp: z.int().nonnegative(),
  recaptcha_token: z.string().max(4096).default(''),
  /** Honeypots: invisible to people, sent empty. */
  website: z.string().max(500).default(''),
  phone_number: z.string().max(500).default(''),
  language: z.enum(LOCALES).optional(),
});
export type ContactMessage = z.output<typeof ContactMessage>;

export const contact = {
  info: defineEndpoint({
    method: 'GET',
    path: '/contact/info',
    access: 'guest',
    summary: 'Where and when we can be reached',
    response: z.object({ email: z.string(), open_now: z.boolean() }),
  }),
  send: defineEndpoint({
    method: 'POST',
    path: '/contact/send',
    access: 'guest',
    summary: 'Write to us; we get it by mail and the sender an acknowledgement',
    limit: 'contact',
    body: ContactMessage,
    response: z.object({ message: z.string(), reference: z.string() }),
  }),
};
