import { SUGGESTION_LIMITS } from '@ismi/contract';
import { AppError } from '../../lib/app-error.ts';
import { DAY_MS } from '../../lib/daily-limit.ts';

/** The day (UTC) on which a free list counts. */
export const freeDayOf = (now: Date): string => now.toISOString().slice(0, 10);

export const startOfFreeDay = (now: Date): Date => new Date(freeDayOf(now));

export const secondsUntilTomorrow = (now: Date): number =>
  Math.ceil((startOfFreeDay(now).getTime() + DAY_MS - now.getTime()) / 1_000);

/** The number of the next free list of the day; refuses where none is left. */
export function nextFreeNumber(used: readonly number[], now: Date): number {
  const numbers = Array.from({ length: SUGGESTION_LIMITS.freePerDay }, (_, index) => index + 1);
  const next = numbers.find((number) => !used.includes(number));
  if (next === undefined)
    throw new AppError('NO_FREE_LISTS_LEFT', { retry_after: secondsUntilTomorrow(now) });
  return next;
}
