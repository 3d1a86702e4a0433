import type { AdminWithdrawal, WithdrawnPurchase } from '@ismi/contract';
import { pagesOf } from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { erasedUserOf, isErasedAddress } from '../../email/erased-address.ts';
import { queueMail } from '../../email/queue-mail.ts';
import { AppError } from '../../lib/app-error.ts';
import { lockUnspent, readUnspent } from '../credits/unspent.service.ts';
import {
  findLastPurchase,
  findPurchase,
  lockPurchase,
  type Purchase,
  queueRefund,
  tryRefundNow,
} from '../payments/purchases.service.ts';
import {
  countWithdrawals,
  findWithdrawal,
  lockWithdrawal,
  pageOfWithdrawals,
  updateWithdrawal,
  type Withdrawal,
} from './withdrawals.queries.ts';
import { isInTime, refundableOf } from './withdrawals.rules.ts';

const broughtBy = ({ paymentId }: Purchase) => `payment ${paymentId}` as const;

interface Meant {
  purchase: Purchase;
  isGuessed: boolean;
}

async function withdrawnOf(
  db: Db | Tx,
  withdrawal: Withdrawal,
  { purchase, isGuessed }: Meant,
): Promise<WithdrawnPurchase> {
  const left = await readUnspent(db, purchase.userId, broughtBy(purchase));
  return {
    payment_id: purchase.paymentId,
    receipt_number: purchase.receiptNumber,
    completed_at: purchase.completedAt.toISOString(),
    amount: purchase.amountMinor / 100,
    currency: purchase.currency,
    refunded_amount: purchase.refundedMinor / 100,
    credits: purchase.credits,
    credits_left: left,
    refundable_amount: refundableOf(purchase, left) / 100,
    in_time: isInTime(purchase.completedAt, withdrawal.createdAt),
    same_address: purchase.buyerEmail === withdrawal.email,
    guessed: isGuessed,
  };
}

/**
 * By its link, by the number that the administrator entered or by what the buyer wrote. For an erased buyer, else the last one:
 * that is a guess, which nobody acts on without entering its number.
 */
async function purchaseMeant(
  db: Db | Tx,
  { paymentId, email, orderNumber }: Withdrawal,
  enteredNumber: string | undefined,
): Promise<Meant | undefined> {
  const found = await findPurchase(db, paymentId ?? enteredNumber ?? orderNumber);
  const erasedUser = erasedUserOf(email);
  const isCertain = paymentId || enteredNumber || found?.buyerEmail === email;
  const guess = isCertain || !erasedUser ? undefined : await findLastPurchase(db, erasedUser);
  if (guess) return { purchase: guess, isGuessed: true };
  return found && { purchase: found, isGuessed: false };
}

async function viewOf(
  db: Db | Tx,
  withdrawal: Withdrawal,
  orderNumber?: string,
): Promise<AdminWithdrawal> {
  const meant = await purchaseMeant(db, withdrawal, orderNumber);
  return {
    id: withdrawal.id,
    reference: withdrawal.reference,
    name: withdrawal.name,
    email: isErasedAddress(withdrawal.email) ? null : withdrawal.email,
    order_number: withdrawal.orderNumber,
    status: withdrawal.status,
    note: withdrawal.note,
    created_at: withdrawal.createdAt.toISOString(),
    handled_at: withdrawal.handledAt?.toISOString() ?? null,
    purchase: meant ? await withdrawnOf(db, withdrawal, meant) : null,
  };
}

interface Wanted {
  status: Withdrawal['status'];
  page: number;
  limit: number;
}

/** One page of declarations by status, each with what it would refund now. */
export async function listWithdrawals({ db }: Deps, { status, page, limit }: Wanted) {
  const found = await pageOfWithdrawals(db, { status, limit, offset: (page - 1) * limit });
  const views: AdminWithdrawal[] = [];
  for (const withdrawal of found) views.push(await viewOf(db, withdrawal));
  const total = await countWithdrawals(db, status);
  return {
    withdrawals: views,
    pagination: { page, pages: pagesOf(total, limit), total },
    open: status === 'open' ? total : await countWithdrawals(db, 'open'),
  };
}

/** Number of open declarations. */
export const countOpenWithdrawals = ({ db }: Pick<Deps, 'db'>): Promise<number> =>
  countWithdrawals(db, 'open');

export async function readWithdrawal({ db }: Deps, id: string, orderNumber: string | undefined) {
  const withdrawal = await findWithdrawal(db, id);
  if (!withdrawal) throw new AppError('NOT_FOUND');
  return viewOf(db, withdrawal, orderNumber);
}

async function lockOpen(tx: Tx, id: string): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(tx, id);
  if (!withdrawal) throw new AppError('NOT_FOUND');
  if (withdrawal.status !== 'open') throw new AppError('WITHDRAWAL_CLOSED');
  return withdrawal;
}

/** The number written by an erased buyer was kept only for the answer. */
const withoutNumber = ({ email }: Withdrawal) =>
  isErasedAddress(email) ? { orderNumber: '' } : {};

interface Refunding {
  actorId: string;
  id: string;
  paymentId: string;
  /** The amount that the administrator saw; another amount is confirmed again. */
  amount: number;
  /** The number by which the administrator found the purchase. */
  orderNumber: string | undefined;
  note: string | undefined;
}

/** Where the purchase shown is only a guess, nothing is refunded before its number was entered. */
async function assertNumberEntered(
  tx: Tx,
  withdrawal: Withdrawal,
  { orderNumber, paymentId }: Pick<Refunding, 'orderNumber' | 'paymentId'>,
): Promise<void> {
  const shown = await purchaseMeant(tx, withdrawal, undefined);
  if (!shown?.isGuessed) return;
  const entered = orderNumber === undefined ? undefined : await findPurchase(tx, orderNumber);
  if (entered?.paymentId !== paymentId) throw new AppError('WITHDRAWAL_NUMBER_NEEDED');
}

async function refundIn(tx: Tx, deps: Deps, { actorId, id, ...request }: Refunding): Promise<void> {
  const withdrawal = await lockOpen(tx, id);
  await assertNumberEntered(tx, withdrawal, request);
  const purchase = await lockPurchase(tx, request.paymentId);
  if (!purchase) throw new AppError('NOT_FOUND');
  // Lock order: after the payment. A concurrent spend is seen, or waits until the credits are held.
  const left = await lockUnspent(tx, purchase.userId, broughtBy(purchase));
  const amountMinor = refundableOf(purchase, left);
  if (amountMinor <= 0) throw new AppError('REFUND_NOT_POSSIBLE');
  if (amountMinor !== Math.round(request.amount * 100)) throw new AppError('WITHDRAWAL_CHANGED');
  const { paymentId, userId } = purchase;
  const now = deps.clock.now();
  const note = request.note ?? null;
  // The buyer's declaration is the reason.
  const reason = note ?? `withdrawal ${withdrawal.reference}`;
  // Under the id of the declaration: it can be paid out once.
  const refund = await queueRefund(tx, deps, {
    id,
    paymentId,
    amountMinor,
    reason,
  });
  await updateWithdrawal(tx, id, {
    status: 'refunded',
    paymentId,
    userId,
    refundId: refund.id,
    note,
    ...withoutNumber(withdrawal),
    handledAt: now,
  });
  await recordChange(tx, {
    actorId,
    action: 'withdrawal.refund',
    subjectKind: 'withdrawal',
    subjectId: id,
    before: { status: withdrawal.status },
    after: { status: 'refunded', paymentId, amountMinor },
    reason,
    at: now,
  });
}

/** Refunds the unspent part of the purchase. A second time, or with another amount than was seen, is refused. */
export async function refundWithdrawal(deps: Deps, request: Refunding): Promise<AdminWithdrawal> {
  await deps.db.transaction((tx) => refundIn(tx, deps, request));
  await tryRefundNow(deps, request.id);
  return readWithdrawal(deps, request.id, undefined);
}

interface Declining {
  actorId: string;
  id: string;
  reason: string;
}

/** Answers that nothing can be refunded, and why. */
export async function declineWithdrawal(
  deps: Deps,
  { actorId, id, reason }: Declining,
): Promise<AdminWithdrawal> {
  await deps.db.transaction(async (tx) => {
    const withdrawal = await lockOpen(tx, id);
    const { status, reference, email, language: locale } = withdrawal;
    const now = deps.clock.now();
    await updateWithdrawal(tx, id, {
      status: 'declined',
      note: reason,
      handledAt: now,
      ...withoutNumber(withdrawal),
    });
    await recordChange(tx, {
      actorId,
      action: 'withdrawal.decline',
      subjectKind: 'withdrawal',
      subjectId: id,
      before: { status },
      after: { status: 'declined' },
      reason,
      at: now,
    });
    const contactUrl = `${deps.config.publicOrigin}/${locale}/contact`;
    await queueMail(tx, deps.jobs, {
      to: email,
      replyTo: deps.config.operator.email,
      locale,
      about: id,
      mail: { template: 'withdrawalDeclined', props: { reference, reason, contactUrl } },
    });
  });
  return readWithdrawal(deps, id, undefined);
}
