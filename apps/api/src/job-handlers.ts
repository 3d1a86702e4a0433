import { forgetExpiredRows } from './db/forget-expired.ts';
import { sendMail } from './email/send-mail.ts';
import type { JobHandlers } from './jobs/worker.ts';

/** Who does which job; the worker's counterpart to the list of features in app.ts. */
export const JOB_HANDLERS: JobHandlers = {
  'mail.send': sendMail,
  'data.forget-expired': (deps) => forgetExpiredRows(deps.db, deps.clock.now()),
};
