import { LOCALES } from '@ismi/contract';
import { z } from 'zod';
import { PROOF_PURPOSES } from '../db/schema/auth.ts';
import { QueuedMail } from '../email/queued-mail.ts';

interface JobDefinition {
  payload: z.ZodType;
  /** Number of retries, after 5 s, 10 s, 20 s … but never more than `retryDelayMax` apart. */
  retryLimit: number;
  retryDelayMax: number;
  /** A run that takes longer is aborted and retried. */
  expireInSeconds: number;
  /**
   * For intervals shorter than cron allows: each run queues the next one, and the queue holds one at most. Cron starts the
   * chain, and restarts it should it ever break.
   */
  againAfterSeconds?: number;
}

/** Every job: name, payload and retry policy. */
export const JOBS = {
  'mail.send': {
    payload: QueuedMail,
    retryLimit: 60,
    retryDelayMax: 600,
    expireInSeconds: 120,
  },
  /** Sends the mail with the code or link of a proof; the secret itself is never in the job. */
  'auth.send-proof': {
    payload: z.strictObject({ proofId: z.uuid() }),
    retryLimit: 60,
    retryDelayMax: 600,
    expireInSeconds: 120,
  },
  /** Decides whether an address that requested a mail gets one. */
  'auth.answer-mail-request': {
    payload: z.strictObject({
      purpose: z.enum(PROOF_PURPOSES),
      email: z.email(),
      locale: z.enum(LOCALES),
    }),
    retryLimit: 60,
    retryDelayMax: 600,
    expireInSeconds: 60,
  },
  'auth.forget-unproven': {
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelayMax: 60,
    expireInSeconds: 300,
  },
  /** Releases credit holds of work that died. */
  'credits.release-expired-holds': {
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelayMax: 30,
    expireInSeconds: 60,
    againAfterSeconds: 15,
  },
  /** Checks the ledger invariants. */
  'credits.watch-books': {
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelayMax: 60,
    expireInSeconds: 120,
  },
  /** Asks PayPal about pending payments and refunds. */
  'payments.sweep': {
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelayMax: 30,
    expireInSeconds: 120,
    againAfterSeconds: 15,
  },
  /** Processes PayPal's webhook events. */
  'payments.handle-event': {
    payload: z.strictObject({ eventId: z.string() }),
    retryLimit: 60,
    retryDelayMax: 600,
    expireInSeconds: 120,
  },
  /** Reconciles PayPal's list of captures and refunds with our ledger. Continues where it stopped. */
  'payments.compare': {
    payload: z.strictObject({}),
    retryLimit: 12,
    retryDelayMax: 600,
    expireInSeconds: 900,
  },
  /** Reminds families of their appointments. */
  'consulting.remind': {
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelayMax: 30,
    expireInSeconds: 60,
  },
  /** Moves favourites to the name that replaced another, or that the catalogue has added since. */
  'favorites.follow-names': {
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelayMax: 60,
    expireInSeconds: 120,
  },
  /** Aggregates ratings, rebuilds both leaderboards, and flags suspicious bursts. */
  'ratings.draw': {
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelayMax: 30,
    expireInSeconds: 60,
  },
  /** Builds a person's data export. */
  'privacy.export': {
    payload: z.strictObject({ exportId: z.uuid() }),
    retryLimit: 20,
    retryDelayMax: 600,
    expireInSeconds: 120,
  },
  /** Erases accounts whose waiting period is over. */
  'privacy.erase-due': {
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelayMax: 60,
    expireInSeconds: 300,
  },
  /** Deletes rows past their table's declared retention. */
  'data.forget-expired': {
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelayMax: 60,
    expireInSeconds: 300,
  },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof JOBS;

/** Interval until a job repeats itself; undefined for jobs that only run when sent. */
export const repeatSeconds = (name: JobName): number | undefined => {
  const job: JobDefinition = JOBS[name];
  return job.againAfterSeconds;
};
export type JobPayload<N extends JobName> = z.output<(typeof JOBS)[N]['payload']>;

// Object.keys loses the literal types.
export const JOB_NAMES = Object.keys(JOBS) as JobName[];
