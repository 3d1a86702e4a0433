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

/** Who works from the command line counts nothing: nobody reads the figures of such a process. */
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

export const whoIs = ({ config }: Pick<Deps, 'config'>, userId: string): string =>
  pseudonymOf(config.lastingSecret, userId);

/** Writes down what happened to an account. `who` is a pseudonym: no address, name or id of a person stands in a log. */
export function noteAuthEvent(
  { log, metrics }: EventDeps,
  event: AuthEvent,
  who: string | undefined,
  facts: Facts = {},
): void {
  metrics?.authEvents.inc({ event });
  log.info({ event, who, ...facts }, 'authentication');
}

/** The pseudonym of the account that has an address, or of the address where there is none. */
export async function whoHas(deps: Pick<Deps, 'config' | 'db'>, email: string): Promise<string> {
  const user = await findUserByEmail(deps.db, email.toLowerCase());
  return user ? whoIs(deps, user.id) : pseudonymOfAddress(deps.config.lastingSecret, email);
}

/** Does the work, and writes down a refusal of it. */
export async function notingRefusals<T>(
  deps: EventDeps,
  event: AuthEvent,
  { who, by }: { who: () => string | undefined | Promise<string>; by: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError)
      noteAuthEvent(deps, event, await who(), { by, reason: error.code });
    throw error;
  }
}
