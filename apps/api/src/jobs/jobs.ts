import { z } from 'zod';
import { Letter } from '../email/letter.ts';

interface JobDefinition {
  payload: z.ZodType;
  /** How often a failed run is tried again, after 5 s, 10 s, 20 s … but never more than `retryDelayMax` apart. */
  retryLimit: number;
  retryDelayMax: number;
  /** A run that takes longer is given up and tried again. */
  expireInSeconds: number;
}

/** Every job: its name, what it carries, how stubborn it is. */
export const JOBS = {
  'mail.send': {
    payload: Letter,
    retryLimit: 60,
    retryDelayMax: 600,
    expireInSeconds: 120,
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
export type JobPayload<N extends JobName> = z.output<(typeof JOBS)[N]['payload']>;

// Object.keys loses the literal types that it was given.
export const JOB_NAMES = Object.keys(JOBS) as JobName[];
