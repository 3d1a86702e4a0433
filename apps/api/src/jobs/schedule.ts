import type { JobName } from './jobs.ts';

/** Every line of cron, in Berlin time. */
export const SCHEDULE = [
  { job: 'data.forget-expired', cron: '17 * * * *' },
] as const satisfies readonly { job: JobName; cron: string }[];

export const SCHEDULE_TIME_ZONE = 'Europe/Berlin';
