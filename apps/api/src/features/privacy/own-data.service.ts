import { PRIVACY_LIMITS } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { assertOwn } from '../../lib/assert-own.ts';
import { DAY_MS } from '../../lib/daily-limit.ts';
import { readBalance } from '../credits/credits.service.ts';
import { exportsSince, findDeletion } from './privacy.queries.ts';
import { exportOf } from './privacy.rules.ts';

/** A user's view of their own data: exports, a planned deletion, and what would be lost. */
export async function readOwnData({ db, clock }: Deps, userId: string, wanted: string) {
  assertOwn(userId, wanted);
  const now = clock.now();
  const since = new Date(now.getTime() - PRIVACY_LIMITS.exportDays * DAY_MS);
  const [exports, deletion, { credits }] = await Promise.all([
    exportsSince(db, userId, since),
    findDeletion(db, userId),
    readBalance(db, userId),
  ]);
  return {
    exports: exports.map(exportOf).reverse(),
    deletion: deletion ? { due_at: deletion.dueAt.toISOString() } : null,
    credits,
  };
}
