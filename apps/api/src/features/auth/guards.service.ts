import { GUARD_LIMITS, type GuardName } from '@ismi/contract';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { secretFor } from '../../lib/keyed-secret.ts';
import { countAttempt, deleteAttempts } from './guards.queries.ts';

type GuardDeps = Pick<Deps, 'config' | 'clock'>;

const subjectOf = (deps: GuardDeps, parts: readonly string[]) =>
  secretFor(deps.config.accessTokenSecret, 'guard-subject', parts.join('\n'));

/** Counts an attempt and refuses it above the limit. Counted first, so that concurrent attempts cannot exceed the limit. */
export async function enforceGuard(
  db: Db | Tx,
  deps: GuardDeps,
  name: GuardName,
  ...subject: string[]
): Promise<void> {
  const now = deps.clock.now();
  const { max, windowMs } = GUARD_LIMITS[name];
  const { tries, windowStartedAt } = await countAttempt(
    db,
    name,
    subjectOf(deps, subject),
    now,
    windowMs,
  );
  if (tries <= max * (GUARD_LIMITS[name].perAddress ? deps.config.http.rateLimitScale : 1)) return;
  const waitMs = windowStartedAt.getTime() + windowMs - now.getTime();
  throw new AppError('TOO_MANY_REQUESTS', { retry_after: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** Resets the attempts after the subject has authenticated. */
export const resetGuard = (db: Db | Tx, deps: GuardDeps, name: GuardName, ...subject: string[]) =>
  deleteAttempts(db, name, subjectOf(deps, subject));
