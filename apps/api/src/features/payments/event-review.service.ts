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
import { findWhole, lockEvent, pageOfEvents } from './payments-admin.queries.ts';
import { putAway } from './problems.service.ts';

/** What waits for a person, the longest waiting first. */
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

/** One event, and the payment that it may belong to as far as our own books know; PayPal is not asked. */
export async function readEvent({ db }: Pick<Deps, 'db'>, id: string) {
  const event = await findEvent(db, id);
  if (!event) throw new AppError('NOT_FOUND');
  const subject = event.subject as Partial<Record<'orderId' | 'captureId', string>> &
    Pick<Extract<EventSubject, { kind: 'dispute' }>, 'captureIds'>; // written by receiveEvent from a subject
  const captureId = subject.captureId ?? subject.captureIds?.[0];
  const payment =
    (subject.orderId ? await findPaymentByOrder(db, subject.orderId) : undefined) ??
    (captureId ? await findPaymentByCapture(db, captureId) : undefined);
  const whole = payment && (await findWhole(db, payment.id));
  return { event: eventView(event), payment: whole ? paymentView(whole) : null };
}

interface Verdict {
  actorId: string;
  id: string;
  reason: string;
}

/** What a person decides about an event that waits; about one that does not wait (any more) there is nothing to decide. */
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

/** A person has looked at it and seen to it: the same as on the desk. Safe to repeat, and safe at once: it is written down once. */
export const markHandled = (deps: Deps, { actorId, id, reason: note }: Verdict) =>
  decide(
    deps,
    id,
    (tx) => putAway(tx, deps, { actorId, reason: 'event_review', id, note }),
    'done',
  );

/** Whatever was in the way is mended: looked into once more, by the job that looks into all. Safe to repeat. */
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
