import { AppError } from '../../lib/app-error.ts';

/** Credits are whole and at least one; anything else here is a mistake of ours, not of the caller. */
export function assertAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount < 1) throw new Error(`${amount} is no number of credits`);
}

/** A reference that was booked before is the same act only if it moves as much. */
export function assertSameAmount(earlier: number, again: number): void {
  if (earlier !== again) throw new AppError('IDEMPOTENCY_CONFLICT');
}

/** The refusal that says what is missing. */
export const insufficientCredits = (required: number, current: number): AppError =>
  new AppError('INSUFFICIENT_CREDITS', { required_credits: required, current_credits: current });
