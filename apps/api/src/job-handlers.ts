import { deleteExpiredRows } from './db/delete-expired.ts';
import { sendMail } from './email/send-mail.ts';
import {
  answerMailRequestJob,
  deleteUnverifiedAccountsJob,
  sendProofJob,
} from './features/auth/auth.jobs.ts';
import { remindFamiliesJob } from './features/consulting/consulting.jobs.ts';
import { releaseExpiredHoldsJob, watchBooksJob } from './features/credits/credits.jobs.ts';
import { migrateFavoritesJob } from './features/favorites/favorites.jobs.ts';
import {
  compareWithPayPalJob,
  handleEventJob,
  sweepPaymentsJob,
} from './features/payments/payments.jobs.ts';
import { eraseDueJob, exportJob } from './features/privacy/privacy.jobs.ts';
import { aggregateRatingsJob } from './features/ratings/ratings.jobs.ts';
import type { JobHandlers } from './jobs/worker.ts';

/** The handler of each job; the worker's counterpart to the list of features in app.ts. */
export const JOB_HANDLERS: JobHandlers = {
  'mail.send': sendMail,
  'auth.send-proof': sendProofJob,
  'auth.answer-mail-request': answerMailRequestJob,
  'auth.forget-unproven': deleteUnverifiedAccountsJob,
  'credits.release-expired-holds': releaseExpiredHoldsJob,
  'credits.watch-books': watchBooksJob,
  'payments.sweep': sweepPaymentsJob,
  'payments.handle-event': handleEventJob,
  'payments.compare': compareWithPayPalJob,
  'consulting.remind': remindFamiliesJob,
  'favorites.follow-names': migrateFavoritesJob,
  'ratings.draw': aggregateRatingsJob,
  'privacy.export': exportJob,
  'privacy.erase-due': eraseDueJob,
  'data.forget-expired': (deps) => deleteExpiredRows(deps.db, deps.clock.now()),
};
