import { LOCALES } from '@ismi/contract';
import { MailSchema } from '@ismi/mails';
import { z } from 'zod';

/** A queued mail: what the job carries from the transaction to the SMTP server. */
export const QueuedMail = z.strictObject({
  /** Becomes the Message-ID, so that a mail sent twice is recognised as one. */
  mailId: z.uuid(),
  to: z.email(),
  replyTo: z.email().optional(),
  locale: z.enum(LOCALES),
  /** The id of its subject, where the address need not be the account's own: erasing the subject deletes the mail, too. */
  about: z.uuid().optional(),
  mail: MailSchema,
});
export type QueuedMail = z.output<typeof QueuedMail>;
