import { GUARD_LIMITS, type GuardName } from '@ismi/contract';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { secretFor } from '../../lib/keyed-secret.ts';
import { countTry, forgetTries } from './guards.queries.ts';

type GuardDeps = Pick<Deps, 'config' | 'clock'>;

const subjectOf = (deps: GuardDeps, parts: readonly string[]) =>
  secretFor(deps.config.accessTokenSecret, 'guard-subject', parts.join('\n'));

/** Counts a try for a subject and refuses it when there were too many. Counted before it is tried, so that many at once cannot slip through. */
export async function guard(
  db: Db | Tx,
  deps: GuardDeps,
  name: GuardName,
  ...subject: string[]
): Promise<void> {
  const now = deps.clock.now();
  const { max, windowMs } = GUARD_LIMITS[name];
  const { tries, windowStartedAt } = await countTry(
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

/** The subject has shown who it is: what it tried before no longer counts. */
export const easeGuard = (db: Db | Tx, deps: GuardDeps, name: GuardName, ...subject: string[]) =>
  forgetTries(db, name, subjectOf(deps, subject));
