import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { findViolations } from './invariants.queries.ts';

/** Which promises of the books are broken: none, unless something is badly wrong. Changes nothing. */
export const auditBooks = (db: Db | Tx) => findViolations(db);

/** Looks whether the books are whole, and calls for a person when they are not (docs/runbooks/the-books-do-not-balance.md). */
export async function watchBooks({ db, log, metrics }: Deps): Promise<void> {
  const violations = await findViolations(db);
  metrics.brokenPromises.set(violations.reduce((sum, each) => sum + each.violations, 0));
  for (const violation of violations) log.error(violation, 'the books do not balance');
}
