import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { pseudonymOf, pseudonymOfAddress } from '../../lib/pseudonym.ts';
import { findUserByEmail } from './users.queries.ts';

type AuthEvent =
  | 'sign-in'
  | 'sign-in-failed'
  | 'session-ended'
  | 'password-reset'
  | 'password-reset-failed'
  | 'password-changed'
  | 'password-change-failed'
  | 'google-link'
  | 'second-factor-set-up'
  | 'second-factor-passed'
  | 'second-factor-failed'
  | 'second-factor-removed'
  | 'role-changed'
  | 'account-deactivated'
  | 'account-reactivated';

/** The command line counts nothing: nobody reads the metrics of such a process. */
export type EventDeps = Pick<Deps, 'config' | 'log'> & Partial<Pick<Deps, 'metrics'>>;

interface Facts {
  /** By password, mail, Google or code; by the operator on the command line. */
  by?: string;
  /** Why it was refused, or why a session ended. */
  reason?: string;
  isAdmin?: boolean;
  /** The administrator who did it, as a pseudonym. */
  actor?: string;
}

export const userPseudonym = ({ config }: Pick<Deps, 'config'>, userId: string): string =>
  pseudonymOf(config.lastingSecret, userId);

/** Logs an account event. `who` is a pseudonym: a log contains no address, name or id of a person. */
export function recordAuthEvent(
  { log, metrics }: EventDeps,
  event: AuthEvent,
  who: string | undefined,
  facts: Facts = {},
): void {
  metrics?.authEvents.inc({ event });
  log.info({ event, who, ...facts }, 'authentication');
}

/** The pseudonym of the account with this address, or of the address if there is none. */
export async function pseudonymOfEmail(
  deps: Pick<Deps, 'config' | 'db'>,
  email: string,
): Promise<string> {
  const user = await findUserByEmail(deps.db, email.toLowerCase());
  return user ? userPseudonym(deps, user.id) : pseudonymOfAddress(deps.config.lastingSecret, email);
}

/** Runs the work and logs a refusal. */
export async function recordingRefusals<T>(
  deps: EventDeps,
  event: AuthEvent,
  { who, by }: { who: () => string | undefined | Promise<string>; by: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError)
      recordAuthEvent(deps, event, await who(), { by, reason: error.code });
    throw error;
  }
}
