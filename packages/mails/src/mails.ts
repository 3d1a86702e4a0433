import { z } from 'zod';
import { contactMessage } from './contact-message.tsx';
import { contactReceived } from './contact-received.tsx';
import type { Template } from './template.ts';

/** Every mail of the product. A new one is a file, a line here, and its wording in four languages. */
const TABLE = {
  contactMessage,
  contactReceived,
};

export type MailName = keyof typeof TABLE;
type PropsByName = { [N in MailName]: z.output<(typeof TABLE)[N]['props']> };
export type MailProps<N extends MailName> = PropsByName[N];

/** A mail to be written: which one, and what it is filled with. */
export type Mail<N extends MailName = MailName> = {
  [K in N]: { template: K; props: MailProps<K> };
}[N];

/** The table again, in the form in which a name and its template stay a pair for the compiler. */
export const MAILS: { [N in MailName]: Template<N, MailProps<N>> } = TABLE;

export const MAIL_NAMES = Object.keys(TABLE) as MailName[]; // a literal has no keys but its own

const options = MAIL_NAMES.map((name) =>
  z.strictObject({ template: z.literal(name), props: TABLE[name].props }),
);

/** For a job's payload. Unknown keys are refused, so that nothing reaches a mail by accident. */
export const MailSchema = z.discriminatedUnion(
  'template',
  options as [(typeof options)[number], ...typeof options], // the table is never empty
) as unknown as z.ZodType<Mail>; // mapping over names loses which props belong to which
