import { LOCALES } from '@ismi/contract';
import { z } from 'zod';
import { PROOF_PURPOSES } from '../db/schema/auth.ts';
import { Letter } from '../email/letter.ts';

interface JobDefinition {
  payload: z.ZodType;
  /** How often a failed run is tried again, after 5 s, 10 s, 20 s … but never more than `retryDelayMax` apart. */
  retryLimit: number;
  retryDelayMax: number;
  /** A run that takes longer is given up and tried again. */
  expireInSeconds: number;
  /**
   * Sooner than cron can: after each run the next one is put into the queue, which holds one at most. Cron starts it, and
   * starts it again should the chain ever break.
   */
  againAfterSeconds?: number;
}

/** Every job: its name, what it carries, how stubborn it is. */
export const JOBS = {
  'mail.send': {
    payload: Letter,
    retryLimit: 60,
    retryDelayMax: 600,
    expireInSeconds: 120,
  },
  /** Writes the mail with the code or link of a proof; the secret itself never stands in the job. */
  'auth.send-proof': {
    payload: z.strictObject({ proofId: z.uuid() }),
    retryLimit: 60,
    retryDelayMax: 600,
    expireInSeconds: 120,
  },
  /** Finds out whether an address that asked for a mail gets one. */
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
  /** Gives back what work that died has left set aside. */
  'credits.release-expired-holds': {
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelayMax: 30,
    expireInSeconds: 60,
    againAfterSeconds: 15,
  },
  /** Looks whether the books are whole. */
  'credits.watch-books': {
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelayMax: 60,
    expireInSeconds: 120,
  },
  /** Asks PayPal about payments and refunds that are under way. */
  'payments.sweep': {
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelayMax: 30,
    expireInSeconds: 120,
    againAfterSeconds: 15,
  },
  /** Looks into what PayPal told us. */
  'payments.handle-event': {
    payload: z.strictObject({ eventId: z.string() }),
    retryLimit: 60,
    retryDelayMax: 600,
    expireInSeconds: 120,
  },
  /** Holds PayPal's own list of captures and refunds against our books. Goes on where it stopped. */
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
  /** Keeps favourites under the name that has taken another's place, or that the catalogue has learnt since. */
  'favorites.follow-names': {
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelayMax: 60,
    expireInSeconds: 120,
  },
  /** Counts what was rated, makes both leaderboards anew, and marks what looks sent. */
  'ratings.draw': {
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelayMax: 30,
    expireInSeconds: 60,
  },
  /** Gathers everything about a person. */
  'privacy.export': {
    payload: z.strictObject({ exportId: z.uuid() }),
    retryLimit: 20,
    retryDelayMax: 600,
    expireInSeconds: 120,
  },
  /** Erases who has asked for it and has had time to think. */
  'privacy.erase-due': {
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelayMax: 60,
    expireInSeconds: 300,
  },
  /** Deletes what has outlived its table's declared retention. */
  'data.forget-expired': {
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelayMax: 60,
    expireInSeconds: 300,
  },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof JOBS;

/** How soon a job runs again by itself; undefined for those that wait to be sent. */
export const secondsUntilAgain = (name: JobName): number | undefined => {
  const job: JobDefinition = JOBS[name];
  return job.againAfterSeconds;
};
export type JobPayload<N extends JobName> = z.output<(typeof JOBS)[N]['payload']>;

// Object.keys loses the literal types that it was given.
export const JOB_NAMES = Object.keys(JOBS) as JobName[];
