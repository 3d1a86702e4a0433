import { AppError } from './app-error.ts';

export const DAY_MS = 86_400_000;

/** From when on what somebody does counts towards a day's limit. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** How many seconds until the oldest of a day no longer counts. */
export const secondsUntilRoom = (oldest: Date, now: Date): number =>
  Math.max(1, Math.ceil((oldest.getTime() + DAY_MS - now.getTime()) / 1000));

/** So many in 24 hours; the refusal says when the oldest of them, which comes first, has left that window. */
export function assertBelowDailyLimit(earlier: readonly Date[], limit: number, now: Date): void {
  const [oldest] = earlier;
  if (!oldest || earlier.length < limit) return;
  throw new AppError('TOO_MANY_REQUESTS', { retry_after: secondsUntilRoom(oldest, now) });
}
