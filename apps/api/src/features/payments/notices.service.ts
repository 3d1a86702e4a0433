import { AUDIT_OWN_REASONS, isNoticeAllowed, type PaymentNotice } from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { postMessage, postReceipt, postRefunded, postRejected } from './payment-mails.service.ts';
import { findPayment, type Payment } from './payments.queries.ts';
import { findMailRecipient, findNotice, insertNotice } from './payments-admin.queries.ts';

interface Notice {
  paymentId: string;
  actorId: string;
  type: PaymentNotice;
  custom_message?: string | undefined;
  opKey: string | undefined;
}

/** Sends a buyer a mail about a payment, in their current language; only what is true. Safe to repeat with the same key. */
export async function sendNotice(deps: Deps, notice: Notice) {
  const { type, paymentId, custom_message: message } = notice;
  if (type === 'custom' && !message) throw new AppError('REASON_REQUIRED');
  await deps.db.transaction(async (tx) => {
    const payment = await findPayment(tx, paymentId);
    const buyer = payment && (await findMailRecipient(tx, payment.userId));
    if (!payment || !buyer) throw new AppError('NOT_FOUND');
    if (buyer.hasLeft) throw new AppError('BUYER_HAS_LEFT');
    const { language } = buyer;
    if (!isNoticeAllowed(type, { status: payment.status, refunded: payment.refundedMinor > 0 }))
      throw new AppError('NOTICE_NOT_TRUE');
    const sentAt = deps.clock.now();
    const id = notice.opKey ?? newId();
    if (!(await insertNotice(tx, { id, paymentId, kind: type, sentAt }))) {
      const earlier = await findNotice(tx, id);
      if (earlier?.paymentId !== paymentId || earlier.kind !== type)
        throw new AppError('IDEMPOTENCY_CONFLICT');
      return;
    }
    await post(tx, deps, { ...payment, language }, type, message ?? '');
    await recordChange(tx, {
      actorId: notice.actorId,
      action: 'payment.notify',
      subjectKind: 'payment',
      subjectId: paymentId,
      before: {},
      after: { notice: type },
      reason: AUDIT_OWN_REASONS.mailed,
      at: sentAt,
    });
  });
  return { sent: true as const };
}

const post = (tx: Tx, deps: Deps, payment: Payment, type: PaymentNotice, message: string) => {
  switch (type) {
    case 'payment_approved':
      return postReceipt(tx, deps, payment);
    case 'payment_rejected':
      return postRejected(tx, deps, payment);
    case 'refund_processed':
      return postRefunded(tx, deps, payment, payment.refundedMinor);
    case 'custom':
      return postMessage(tx, deps, payment, message);
  }
};
