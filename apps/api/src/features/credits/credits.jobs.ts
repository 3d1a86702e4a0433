import type { Deps } from '../../deps.ts';
import { releaseExpiredHolds } from './holds.service.ts';
import { watchBooks } from './invariants.service.ts';

export const watchBooksJob = (deps: Deps) => watchBooks(deps);

export async function releaseExpiredHoldsJob(deps: Deps): Promise<void> {
  const released = await releaseExpiredHolds(deps);
  if (released > 0) deps.log.warn({ released }, 'expired credit holds released');
}
