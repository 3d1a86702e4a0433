import { pagesOf } from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { EventSubject } from '../../integrations/paypal/port.ts';
import { AppError } from '../../lib/app-error.ts';
import { eventView, paymentView } from './administration.service.ts';
import {
  findEvent,
  findPaymentByCapture,
  findPaymentByOrder,
  setEventState,
} from './payments.queries.ts';
import { findPaymentWithBuyer, lockEvent, pageOfEvents } from './payments-admin.queries.ts';
import { dismissProblem } from './problems.service.ts';

/** Events under review, longest waiting first. */
export async function listEvents(
  { db }: Pick<Deps, 'db'>,
  { page, limit }: { page: number; limit: number },
) {
  const { rows, total } = await pageOfEvents(db, { limit, offset: (page - 1) * limit });
  return {
    events: rows.map(eventView),
    pagination: { page, pages: pagesOf(total, limit), total },
  };
}

/** One event, and the payment it may belong to by our own records; PayPal is not asked. */
export async function readEvent({ db }: Pick<Deps, 'db'>, id: string) {
  const event = await findEvent(db, id);
  if (!event) throw new AppError('NOT_FOUND');
  const subject = event.subject as Partial<Record<'orderId' | 'captureId', string>> &
    Pick<Extract<EventSubject, { kind: 'dispute' }>, 'captureIds'>; // written by receiveEvent from a subject
  const captureId = subject.captureId ?? subject.captureIds?.[0];
  const payment =
    (subject.orderId ? await findPaymentByOrder(db, subject.orderId) : undefined) ??
    (captureId ? await findPaymentByCapture(db, captureId) : undefined);
  const whole = payment && (await findPaymentWithBuyer(db, payment.id));
  return { event: eventView(event), payment: whole ? paymentView(whole) : null };
}

interface Verdict {
  actorId: string;
  id: string;
  reason: string;
}

/** An administrator's decision about an event under review; for any other event there is nothing to decide. */
async function decide(
  deps: Deps,
  id: string,
  carryOut: (tx: Tx) => Promise<unknown>,
  state: 'done' | 'received',
) {
  const event = await deps.db.transaction(async (tx) => {
    const locked = await lockEvent(tx, id);
    if (!locked) throw new AppError('NOT_FOUND');
    if (locked.state !== 'review') return locked;
    await carryOut(tx);
    return { ...locked, state };
  });
  return { event: eventView(event) };
}

/** Marks it as handled, as on the desk. Safe to repeat and concurrently: it is recorded once. */
export const markHandled = (deps: Deps, { actorId, id, reason: note }: Verdict) =>
  decide(
    deps,
    id,
    (tx) => dismissProblem(tx, deps, { actorId, reason: 'event_review', id, note }),
    'done',
  );

/** The obstacle is removed: the job processes it again. Safe to repeat. */
export const retryEvent = (deps: Deps, { actorId, id, reason }: Verdict) =>
  decide(
    deps,
    id,
    async (tx) => {
      await setEventState(tx, id, 'received');
      await deps.jobs.enqueue(tx, 'payments.handle-event', { eventId: id });
      await recordChange(tx, {
        actorId,
        action: 'paypal-event.retry',
        subjectKind: 'paypal_event',
        subjectId: id,
        before: { state: 'review' },
        after: { state: 'received' },
        reason,
        at: deps.clock.now(),
      });
    },
    'received',
  );
