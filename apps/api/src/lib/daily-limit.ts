import { AppError } from './app-error.ts';

export const DAY_MS = 86_400_000;

/** The start of the 24-hour window for a daily limit. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** Seconds until the oldest entry of the window no longer counts. */
export const secondsUntilRoom = (oldest: Date, now: Date): number =>
  Math.max(1, Math.ceil((oldest.getTime() + DAY_MS - now.getTime()) / 1000));

/** Enforces a limit per 24 hours; the refusal says when the oldest entry (the first one) leaves the window. */
export function assertBelowDailyLimit(earlier: readonly Date[], limit: number, now: Date): void {
  const [oldest] = earlier;
  if (!oldest || earlier.length < limit) return;
  throw new AppError('TOO_MANY_REQUESTS', { retry_after: secondsUntilRoom(oldest, now) });
}
