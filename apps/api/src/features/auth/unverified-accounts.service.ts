import { ACCOUNT_LIMITS } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { deleteUnverifiedUsers } from './users.queries.ts';

const AT_ONCE = 1_000;

/** Deletes accounts whose address was not proven within a week. Safe to repeat. */
export async function deleteUnverifiedAccounts(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - ACCOUNT_LIMITS.unprovenLifetimeMs);
  await deleteUnverifiedUsers(deps.db, before, AT_ONCE);
}
