import { LOCALES } from '@ismi/contract';
import { MailSchema } from '@ismi/mails';
import { z } from 'zod';

/** A mail on its way: what the job carries from the transaction to the SMTP server. */
export const Letter = z.strictObject({
  /** Becomes the Message-ID, so that a mail sent twice is recognised as one. */
  mailId: z.uuid(),
  to: z.email(),
  replyTo: z.email().optional(),
  locale: z.enum(LOCALES),
  /** The id of what it tells of, where the address need not be the account's own: whoever erases that takes the letter, too. */
  about: z.uuid().optional(),
  mail: MailSchema,
});
export type Letter = z.output<typeof Letter>;
