import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { findViolations } from './invariants.queries.ts';

/** Violated ledger invariants: none, unless something is badly wrong. Changes nothing. */
export const auditBooks = (db: Db | Tx) => findViolations(db);

/** Checks the ledger invariants and raises an alert when one is violated (docs/runbooks/ledger-imbalance.md). */
export async function watchBooks({ db, log, metrics }: Deps): Promise<void> {
  const violations = await findViolations(db);
  metrics.brokenPromises.set(violations.reduce((sum, each) => sum + each.violations, 0));
  for (const violation of violations) log.error(violation, 'ledger invariant violated');
}
