import type { JobName } from './jobs.ts';

/** All cron entries, in Berlin time. */
export const SCHEDULE = [
  { job: 'credits.release-expired-holds', cron: '* * * * *' },
  { job: 'payments.sweep', cron: '* * * * *' },
  { job: 'consulting.remind', cron: '* * * * *' },
  { job: 'ratings.draw', cron: '* * * * *' },
  { job: 'credits.watch-books', cron: '*/5 * * * *' },
  { job: 'favorites.follow-names', cron: '7 * * * *' },
  { job: 'data.forget-expired', cron: '17 * * * *' },
  { job: 'privacy.erase-due', cron: '27 * * * *' },
  { job: 'auth.forget-unproven', cron: '37 * * * *' },
  { job: 'payments.compare', cron: '47 5 * * *' },
] as const satisfies readonly { job: JobName; cron: string }[];

export const SCHEDULE_TIME_ZONE = 'Europe/Berlin';
