import type { Deps } from '../../deps.ts';
import type { JobPayload } from '../../jobs/jobs.ts';
import { compareWithPayPal } from './comparison.service.ts';
import { handleEvent } from './events.service.ts';
import { sweepPayments } from './sweep.service.ts';

export const handleEventJob = (deps: Deps, { eventId }: JobPayload<'payments.handle-event'>) =>
  handleEvent(deps, eventId);

export const sweepPaymentsJob = (deps: Deps) => sweepPayments(deps);

export const compareWithPayPalJob = (deps: Deps) => compareWithPayPal(deps);
