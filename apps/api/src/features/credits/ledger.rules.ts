import { AppError } from '../../lib/app-error.ts';

/** Credits are whole and at least one; anything else here is a mistake of ours, not of the caller. */
export function assertAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount < 1) throw new Error(`${amount} is no number of credits`);
}

/** A reference that was booked before is the same act only if it moves as much. */
export function assertSameAmount(earlier: number, again: number): void {
  if (earlier !== again) throw new AppError('IDEMPOTENCY_CONFLICT');
}

interface Means {
  spendable: number;
  /** The most that may be charged: the price that the caller was told. */
  agreed: number;
}

/** Refuses what cannot be paid, and what costs more than was agreed to. Both refusals name the price. */
export function assertPayable(price: number, { spendable, agreed }: Means, details = {}): void {
  if (price <= Math.min(spendable, agreed)) return;
  throw new AppError(price > spendable ? 'INSUFFICIENT_CREDITS' : 'PRICE_NOT_AGREED', {
    required_credits: price,
    current_credits: spendable,
    ...details,
  });
}

/** The refusal that says what is missing. */
export const insufficientCredits = (required: number, current: number): AppError =>
  new AppError('INSUFFICIENT_CREDITS', { required_credits: required, current_credits: current });
