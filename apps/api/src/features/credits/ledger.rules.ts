import { AppError } from '../../lib/app-error.ts';

/** Credits are whole and at least one; anything else here is our bug, not the caller's. */
export function assertAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount < 1) throw new Error(`${amount} is no number of credits`);
}

/** A reference that was booked before is the same act only if the amount is the same. */
export function assertSameAmount(earlier: number, again: number): void {
  if (earlier !== again) throw new AppError('IDEMPOTENCY_CONFLICT');
}

interface Means {
  spendable: number;
  /** The most that may be charged: the price that the caller was told. */
  agreed: number;
}

/** Refuses what the user cannot pay, and what costs more than agreed. Both refusals state the price. */
export function assertPayable(price: number, { spendable, agreed }: Means, details = {}): void {
  if (price <= Math.min(spendable, agreed)) return;
  throw new AppError(price > spendable ? 'INSUFFICIENT_CREDITS' : 'PRICE_NOT_AGREED', {
    required_credits: price,
    current_credits: spendable,
    ...details,
  });
}

/** The refusal that states what is missing. */
export const insufficientCredits = (required: number, current: number): AppError =>
  new AppError('INSUFFICIENT_CREDITS', { required_credits: required, current_credits: current });
