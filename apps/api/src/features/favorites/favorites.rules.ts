import { FAVORITE_LIMITS } from '@ismi/contract';
import { AppError } from '../../lib/app-error.ts';
import { assertBelowDailyLimit } from '../../lib/daily-limit.ts';

interface Kept {
  all: number;
  /** When those of the last day came, the oldest first. */
  recent: readonly Date[];
}

/** Refuses one more than a user may keep, or may keep within a day. */
export function assertRoom({ all, recent }: Kept, now: Date): void {
  if (all >= FAVORITE_LIMITS.all) throw new AppError('FAVORITES_FULL');
  assertBelowDailyLimit(recent, FAVORITE_LIMITS.perDay, now);
}

/** Since when a favourite is there: one that is put back keeps its date, but nothing comes from the future. */
export const keptSince = (wish: string | undefined, now: Date): Date =>
  wish !== undefined && new Date(wish) < now ? new Date(wish) : now;
