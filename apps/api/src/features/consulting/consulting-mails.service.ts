import { consultingChoices, consultingFieldText, type Locale } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../email/queue-mail.ts';
import type { RequestText } from './consulting.rules.ts';
import { timesForConsultant, timesForFamily } from './mail-times.rules.ts';

type MailDeps = Pick<Deps, 'jobs' | 'config'>;
/** What consulting depends on: no third party except mail. */
export type ConsultingDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config'>;

interface About {
  id: string;
  email: string;
  language: Locale;
  timeZone: string | null;
  creditsUsed: number;
  instagramUsername: string | null;
}

/** Every mail to the family goes to the address in its request, and is deleted with it. */
const toFamily = ({ id, email, language }: About) => ({ to: email, locale: language, about: id });

const profileUrlOf = ({ config }: MailDeps, locale: Locale) =>
  `${config.publicOrigin}/${locale}/profile?tab=appointments`;

/** Confirms a request for advice by mail. */
export const postReceived = (tx: Tx, deps: MailDeps, request: About) =>
  queueMail(tx, deps.jobs, {
    ...toFamily(request),
    mail: {
      template: 'consultingReceived',
      props: {
        credits: String(request.creditsUsed),
        profileUrl: profileUrlOf(deps, request.language),
      },
    },
  });

/** Confirms a booked hour, with a calendar file. */
export const postConfirmed = (tx: Tx, deps: MailDeps, request: About, startsAt: Date) =>
  queueMail(tx, deps.jobs, {
    ...toFamily(request),
    mail: {
      template: 'appointmentConfirmed',
      props: {
        ...timesForFamily(request, startsAt),
        ...eventOf(deps, request, startsAt),
        credits: String(request.creditsUsed),
        instagram: `@${request.instagramUsername}`,
        profileUrl: profileUrlOf(deps, request.language),
      },
    },
  });

export const postReminder = (tx: Tx, deps: MailDeps, request: About, startsAt: Date) =>
  queueMail(tx, deps.jobs, {
    ...toFamily(request),
    mail: {
      template: 'appointmentReminder',
      props: {
        ...timesForFamily(request, startsAt),
        instagram: `@${request.instagramUsername}`,
        profileUrl: profileUrlOf(deps, request.language),
      },
    },
  });

/** Cancellation of an appointment or mail request, with the reason and the refund. */
export const postCancelled = (
  tx: Tx,
  deps: MailDeps,
  request: About,
  { reason, refunded, startsAt }: { reason: string; refunded: number; startsAt: Date | null },
) =>
  queueMail(tx, deps.jobs, {
    ...toFamily(request),
    mail: startsAt
      ? {
          template: 'appointmentCancelled',
          props: {
            ...timesForFamily(request, startsAt),
            ...eventOf(deps, request, startsAt),
            reason,
            credits: String(refunded),
            consultingUrl: consultingUrlOf(deps, request.language),
          },
        }
      : {
          template: 'consultingCancelled',
          props: {
            reason,
            credits: String(refunded),
            consultingUrl: consultingUrlOf(deps, request.language),
          },
        },
  });

export const postAnswer = (tx: Tx, deps: MailDeps, request: About, answer: string) =>
  queueMail(tx, deps.jobs, {
    ...toFamily(request),
    replyTo: deps.config.operator.email,
    mail: {
      template: 'consultingAnswered',
      props: { answer, profileUrl: profileUrlOf(deps, request.language) },
    },
  });

const consultingUrlOf = ({ config }: MailDeps, locale: Locale) =>
  `${config.publicOrigin}/${locale}/consulting`;

const eventOf = ({ config }: MailDeps, { id }: About, startsAt: Date) => ({
  eventId: `${id}@${new URL(config.publicOrigin).hostname}`,
  startsAt: startsAt.toISOString(),
});

/** Leaves out what may reveal a belief: the consultant reads that in the request, where it can be erased. */
const TOLD = [
  'parentName',
  'partnerName',
  'dueDate',
  'gender',
  'culturalBackground',
  'nameStyle',
  'meaningImportance',
  'familyNames',
  'avoidNames',
  'specialRequests',
] as const;
const CHOSEN = ['gender', 'nameStyle', 'meaningImportance'] as const;

/** The family's answers, line by line; fixed choices are in the consultant's language. */
function wishesIn(locale: Locale, written: RequestText): string {
  const lines = TOLD.flatMap((field) => {
    const value = written[field];
    if (value === null) return [];
    const choice = CHOSEN.find((chosen) => chosen === field);
    const text = choice
      ? consultingChoices(choice, locale).find((known) => known.value === value)?.text
      : value;
    return [`${consultingFieldText(field, locale)}: ${text ?? value}`];
  });
  return lines.join('\n') || '–';
}

/** Notifies the consultant: what the family wrote, and when. */
export function postToConsultant(
  tx: Tx,
  deps: MailDeps,
  request: About & RequestText,
  user: { name: string },
  startsAt: Date | null,
) {
  const { email: to, locale } = deps.config.operator;
  const common = { name: user.name, email: request.email, wishes: wishesIn(locale, request) };
  return queueMail(tx, deps.jobs, {
    to,
    replyTo: request.email,
    locale,
    about: request.id,
    mail: startsAt
      ? {
          template: 'consultantAppointment',
          props: {
            ...common,
            ...timesForConsultant(locale, request.timeZone, startsAt),
            ...eventOf(deps, request, startsAt),
            instagram: `@${request.instagramUsername}`,
          },
        }
      : { template: 'consultantRequest', props: common },
  });
}
