import { forgetExpiredRows } from './db/forget-expired.ts';
import { sendMail } from './email/send-mail.ts';
import {
  answerMailRequestJob,
  forgetUnprovenJob,
  sendProofJob,
} from './features/auth/auth.jobs.ts';
import { remindFamiliesJob } from './features/consulting/consulting.jobs.ts';
import { releaseExpiredHoldsJob, watchBooksJob } from './features/credits/credits.jobs.ts';
import { followNamesJob } from './features/favorites/favorites.jobs.ts';
import {
  compareWithPayPalJob,
  handleEventJob,
  sweepPaymentsJob,
} from './features/payments/payments.jobs.ts';
import { eraseDueJob, exportJob } from './features/privacy/privacy.jobs.ts';
import { drawRatingsJob } from './features/ratings/ratings.jobs.ts';
import type { JobHandlers } from './jobs/worker.ts';

/** Who does which job; the worker's counterpart to the list of features in app.ts. */
export const JOB_HANDLERS: JobHandlers = {
  'mail.send': sendMail,
  'auth.send-proof': sendProofJob,
  'auth.answer-mail-request': answerMailRequestJob,
  'auth.forget-unproven': forgetUnprovenJob,
  'credits.release-expired-holds': releaseExpiredHoldsJob,
  'credits.watch-books': watchBooksJob,
  'payments.sweep': sweepPaymentsJob,
  'payments.handle-event': handleEventJob,
  'payments.compare': compareWithPayPalJob,
  'consulting.remind': remindFamiliesJob,
  'favorites.follow-names': followNamesJob,
  'ratings.draw': drawRatingsJob,
  'privacy.export': exportJob,
  'privacy.erase-due': eraseDueJob,
  'data.forget-expired': (deps) => forgetExpiredRows(deps.db, deps.clock.now()),
};
