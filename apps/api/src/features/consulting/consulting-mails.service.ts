import { consultingChoices, consultingFieldText, type Locale } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { postMail } from '../../email/post-mail.ts';
import { clocksForConsultant, clocksForFamily } from './clocks.rules.ts';
import type { Written } from './consulting.rules.ts';

type MailDeps = Pick<Deps, 'jobs' | 'config'>;
/** All that consulting reaches: no third party but the post. */
export type ConsultingDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config'>;

interface About {
  id: string;
  email: string;
  language: Locale;
  timeZone: string | null;
  creditsUsed: number;
  instagramUsername: string | null;
}

/** Every letter to the family goes where its request says, and leaves with it. */
const toFamily = ({ id, email, language }: About) => ({ to: email, locale: language, about: id });

const profileUrlOf = ({ config }: MailDeps, locale: Locale) =>
  `${config.publicOrigin}/${locale}/profile?tab=appointments`;

/** To a family that asked for advice by mail. */
export const postReceived = (tx: Tx, deps: MailDeps, request: About) =>
  postMail(tx, deps.jobs, {
    ...toFamily(request),
    mail: {
      template: 'consultingReceived',
      props: {
        credits: String(request.creditsUsed),
        profileUrl: profileUrlOf(deps, request.language),
      },
    },
  });

/** To a family that booked an hour; a calendar file goes with it. */
export const postConfirmed = (tx: Tx, deps: MailDeps, request: About, startsAt: Date) =>
  postMail(tx, deps.jobs, {
    ...toFamily(request),
    mail: {
      template: 'appointmentConfirmed',
      props: {
        ...clocksForFamily(request, startsAt),
        ...eventOf(deps, request, startsAt),
        credits: String(request.creditsUsed),
        instagram: `@${request.instagramUsername}`,
        profileUrl: profileUrlOf(deps, request.language),
      },
    },
  });

export const postReminder = (tx: Tx, deps: MailDeps, request: About, startsAt: Date) =>
  postMail(tx, deps.jobs, {
    ...toFamily(request),
    mail: {
      template: 'appointmentReminder',
      props: {
        ...clocksForFamily(request, startsAt),
        instagram: `@${request.instagramUsername}`,
        profileUrl: profileUrlOf(deps, request.language),
      },
    },
  });

/** What happened to an appointment or a mail request that we cannot fulfil, why, and what came back. */
export const postCancelled = (
  tx: Tx,
  deps: MailDeps,
  request: About,
  { reason, refunded, startsAt }: { reason: string; refunded: number; startsAt: Date | null },
) =>
  postMail(tx, deps.jobs, {
    ...toFamily(request),
    mail: startsAt
      ? {
          template: 'appointmentCancelled',
          props: {
            ...clocksForFamily(request, startsAt),
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
  postMail(tx, deps.jobs, {
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

/** Not what may tell of a belief: whoever advises reads that in the request, where it can be erased. */
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

/** What the family wrote, line by line, in the consultant's language as far as it was chosen and not written. */
function wishesIn(locale: Locale, written: Written): string {
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

/** To whoever advises: what the family told, and when. */
export function postToConsultant(
  tx: Tx,
  deps: MailDeps,
  request: About & Written,
  user: { name: string },
  startsAt: Date | null,
) {
  const { email: to, locale } = deps.config.operator;
  const common = { name: user.name, email: request.email, wishes: wishesIn(locale, request) };
  return postMail(tx, deps.jobs, {
    to,
    replyTo: request.email,
    locale,
    about: request.id,
    mail: startsAt
      ? {
          template: 'consultantAppointment',
          props: {
            ...common,
            ...clocksForConsultant(locale, request.timeZone, startsAt),
            ...eventOf(deps, request, startsAt),
            instagram: `@${request.instagramUsername}`,
          },
        }
      : { template: 'consultantRequest', props: common },
  });
}
