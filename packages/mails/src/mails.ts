import { z } from 'zod';
import { accountErased } from './account-erased.tsx';
import { appointmentCancelled } from './appointment-cancelled.tsx';
import { appointmentConfirmed } from './appointment-confirmed.tsx';
import { appointmentReminder } from './appointment-reminder.tsx';
import { consultantAppointment } from './consultant-appointment.tsx';
import { consultantRequest } from './consultant-request.tsx';
import { consultingAnswered } from './consulting-answered.tsx';
import { consultingCancelled } from './consulting-cancelled.tsx';
import { consultingReceived } from './consulting-received.tsx';
import { contactAnswered } from './contact-answered.tsx';
import { contactMessage } from './contact-message.tsx';
import { contactReceived } from './contact-received.tsx';
import { deletionPlanned } from './deletion-planned.tsx';
import { exportReady } from './export-ready.tsx';
import { operatorDispute } from './operator-dispute.tsx';
import { operatorWithdrawal } from './operator-withdrawal.tsx';
import { passwordChanged } from './password-changed.tsx';
import { passwordReset } from './password-reset.tsx';
import { paymentMessage } from './payment-message.tsx';
import { paymentRejected } from './payment-rejected.tsx';
import { receipt } from './receipt.tsx';
import { refunded } from './refunded.tsx';
import { secondFactorRemoved } from './second-factor-removed.tsx';
import { secondFactorSetUp } from './second-factor-set-up.tsx';
import type { Template } from './template.ts';
import { verifyEmail } from './verify-email.tsx';
import { welcome } from './welcome.tsx';
import { withdrawalDeclined } from './withdrawal-declined.tsx';
import { withdrawalReceived } from './withdrawal-received.tsx';

/** Every mail of the product. A new one needs a file, a line here, and its wording in four languages. */
const TABLE = {
  contactMessage,
  contactReceived,
  contactAnswered,
  verifyEmail,
  welcome,
  passwordReset,
  passwordChanged,
  secondFactorSetUp,
  secondFactorRemoved,
  receipt,
  refunded,
  paymentRejected,
  paymentMessage,
  consultingReceived,
  consultantRequest,
  consultingAnswered,
  consultingCancelled,
  appointmentConfirmed,
  consultantAppointment,
  appointmentReminder,
  appointmentCancelled,
  exportReady,
  deletionPlanned,
  accountErased,
  withdrawalReceived,
  withdrawalDeclined,
  operatorWithdrawal,
  operatorDispute,
};

export type MailName = keyof typeof TABLE;
type PropsByName = { [N in MailName]: z.output<(typeof TABLE)[N]['props']> };
export type MailProps<N extends MailName> = PropsByName[N];

/** A mail to be rendered: its name and props. */
export type Mail<N extends MailName = MailName> = {
  [K in N]: { template: K; props: MailProps<K> };
}[N];

/** The table again, typed so that a name and its template stay a pair. */
export const MAILS: { [N in MailName]: Template<N, MailProps<N>> } = TABLE;

export const MAIL_NAMES = Object.keys(TABLE) as MailName[]; // a literal has only its own keys

const options = MAIL_NAMES.map((name) =>
  z.strictObject({ template: z.literal(name), props: TABLE[name].props }),
);

/** For a job's payload. Unknown keys are rejected, so that nothing reaches a mail by accident. */
export const MailSchema = z.discriminatedUnion(
  'template',
  options as [(typeof options)[number], ...typeof options], // the table is never empty
) as unknown as z.ZodType<Mail>; // mapping over names loses which props belong to which
