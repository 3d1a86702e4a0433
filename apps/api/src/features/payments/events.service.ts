import type { Deps } from '../../deps.ts';
import type { EventSubject, WebhookDelivery } from '../../integrations/paypal/port.ts';
import { AppError, ThirdPartyError } from '../../lib/app-error.ts';
import { postDispute } from './payment-mails.service.ts';
import {
  findEvent,
  findPaymentByCapture,
  findPaymentByOrder,
  insertEvent,
  lockDispute,
  type Payment,
  setEventState,
  storeDispute,
} from './payments.queries.ts';
import { isReopened } from './payments.rules.ts';
import { removeMark, settleDispute } from './problems.queries.ts';
import { syncRefunds } from './refunds.service.ts';
import {
  payPalOf,
  type SettlementTrigger,
  settleCapture,
  settlePayment,
} from './settlement.service.ts';

const APPROVED = 'CHECKOUT.ORDER.APPROVED';

/** Accepts a webhook: trusted by its signature alone, stored once, processed by a job. Safe to repeat. */
export async function receiveEvent(deps: Deps, delivery: WebhookDelivery) {
  const verdict = await payPalOf(deps).verifyWebhook(delivery);
  if (verdict.kind === 'refused') {
    deps.log.warn({ reason: verdict.reason }, 'webhook rejected');
    throw new AppError('WEBHOOK_REFUSED');
  }
  const { id, type, subject } = verdict.event;
  await deps.db.transaction(async (tx) => {
    const receivedAt = deps.clock.now();
    const isNew = await insertEvent(tx, { id, type, subject: { ...subject }, receivedAt });
    if (isNew) await deps.jobs.enqueue(tx, 'payments.handle-event', { eventId: id });
  });
  return { received: true as const };
}

/**
 * Processes a PayPal event. The event is only a hint: PayPal is asked for the current state, so the order of events makes no
 * difference. Safe to repeat.
 */
export async function handleEvent(deps: Deps, eventId: string): Promise<void> {
  const event = await findEvent(deps.db, eventId);
  if (event?.state !== 'received') return;
  const subject = event.subject as unknown as EventSubject; // written by receiveEvent from one
  if (subject.kind === 'other') return void (await setEventState(deps.db, eventId, 'done'));
  const payment = await paymentOf(deps, subject);
  if (!payment) {
    deps.log.error({ eventId, type: event.type }, 'PayPal event matches no payment');
    await setEventState(deps.db, eventId, 'review');
    return;
  }
  const isDisputeShown =
    subject.kind !== 'dispute' || (await lookIntoDispute(deps, payment, subject.disputeId));
  const occasion = event.type === APPROVED ? 'approval' : 'look';
  const settled = (await reconcile(deps, payment.id, occasion)) ?? payment;
  const isCaptureShown =
    subject.kind !== 'capture' || (await settleCapture(deps, settled, subject.captureId));
  await setEventState(deps.db, eventId, isDisputeShown && isCaptureShown ? 'done' : 'review');
}

async function paymentOf(deps: Deps, subject: EventSubject): Promise<Payment | undefined> {
  const { db } = deps;
  switch (subject.kind) {
    case 'order':
      return findPaymentByOrder(db, subject.orderId);
    case 'capture':
      return (
        (subject.orderId ? await findPaymentByOrder(db, subject.orderId) : undefined) ??
        paymentOfCapture(deps, subject.captureId)
      );
    case 'refund':
      return subject.captureId ? paymentOfCapture(deps, subject.captureId) : undefined;
    case 'dispute':
      return subject.captureIds[0] ? paymentOfCapture(deps, subject.captureIds[0]) : undefined;
    case 'other':
      return undefined;
  }
}

/** Events may arrive out of order: for a capture that we do not know yet, PayPal knows the order. */
export async function paymentOfCapture(
  deps: Deps,
  captureId: string,
): Promise<Payment | undefined> {
  const known = await findPaymentByCapture(deps.db, captureId);
  if (known) return known;
  const lookup = await payPalOf(deps).getCapture(captureId);
  const orderId = lookup.kind === 'found' ? lookup.capture.orderId : null;
  return orderId ? findPaymentByOrder(deps.db, orderId) : undefined;
}

/** Brings our records in line with PayPal’s: captures what is approved, then books refunds made there. */
export async function reconcile(
  deps: Deps,
  paymentId: string,
  occasion?: SettlementTrigger,
): Promise<Payment | undefined> {
  const payment = await settlePayment(deps, paymentId, occasion);
  if (payment?.status === 'pending' && payment.leasedUntil)
    throw new ThirdPartyError('PayPal', new Error('somebody else is asking about this payment'));
  if (!payment?.paypalOrderId || payment.status !== 'completed') return payment;
  const lookup = await payPalOf(deps).getOrder(payment.paypalOrderId);
  if (lookup.kind === 'found') await syncRefunds(deps, payment, lookup.order);
  return payment;
}

/** False when PayPal does not show it to us. */
async function lookIntoDispute(deps: Deps, payment: Payment, disputeId: string): Promise<boolean> {
  const lookup = await payPalOf(deps).getDispute(disputeId);
  if (lookup.kind !== 'found') return false;
  const { id, status, outcome } = lookup.dispute;
  await deps.db.transaction(async (tx) => {
    const known = await lockDispute(tx, id);
    const updatedAt = deps.clock.now();
    const isNew = await storeDispute(tx, { id, paymentId: payment.id, status, outcome, updatedAt });
    // It was dismissed as final; this shows that it is not.
    const isBack = known !== undefined && isReopened(known.status, status);
    if (isBack) {
      await settleDispute(tx, id, null);
      await removeMark(tx, 'dispute', id);
    }
    if (isNew || isBack) await postDispute(tx, deps, payment, { id, status });
  });
  return true;
}
