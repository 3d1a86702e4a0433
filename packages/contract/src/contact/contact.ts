import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { emailAddress, lineOfText, paragraphsOfText } from '../core/free-text.ts';
import { CONTACT_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';

/** The visitor's input; the same rules in the browser and on the server. */
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
