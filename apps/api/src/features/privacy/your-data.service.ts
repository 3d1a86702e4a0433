import { PRIVACY_LIMITS } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { DAY_MS } from '../../lib/daily-limit.ts';
import { readBalance } from '../credits/credits.service.ts';
import { exportsSince, findDeletion } from './privacy.queries.ts';
import { assertOneself, exportOf } from './privacy.rules.ts';

/** What a user sees about their own data: copies that can be read, whether the account is about to go, and what goes with it. */
export async function readYourData({ db, clock }: Deps, userId: string, wanted: string) {
  assertOneself(userId, wanted);
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
