import type { Locale } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';
import { type EventDeps, recordAuthEvent, userPseudonym } from './auth-events.service.ts';
import { findSecondFactor, removeSecondFactor } from './second-factor.queries.ts';
import { postSecurityMail, type SecurityMailDeps } from './security-mails.service.ts';
import { endSessionsOf } from './sessions.queries.ts';
import { findUserAndLock, lockAdministrators, type User, updateUser } from './users.queries.ts';

/** What an administrator may change about another user. */
export interface AccountDecision {
  isAdmin?: boolean | undefined;
  isActive?: boolean | undefined;
  preferredLanguage?: Locale | undefined;
  emailVerified?: boolean | undefined;
  adminNote?: string | null | undefined;
}

/**
 * Locks and reads a user for a change by an administrator. All administrators are locked too, in one order, so that no two of
 * them are removed at once.
 */
export async function lockForDecision(tx: Tx, userId: string): Promise<User> {
  await lockAdministrators(tx);
  const user = await findUserAndLock(tx, userId);
  if (!user) throw new AppError('NOT_FOUND');
  return user;
}

/** Refuses what would leave no administrator. The caller holds the lock of `lockForDecision`. */
export async function assertNotLastAdministrator(tx: Tx, user: User): Promise<void> {
  if (!user.isAdmin || !user.isActive) return;
  const others = (await lockAdministrators(tx)).filter(({ id }) => id !== user.id);
  if (others.length === 0) throw new AppError('LAST_ADMINISTRATOR');
}

/** What a decision changed about a user's access. */
export interface DecisionResult {
  isAdmin?: boolean;
  isActive?: boolean;
  hasLostFactor: boolean;
}

/**
 * Applies a decision and returns what changed. A deactivated user is signed out everywhere at once; a former administrator
 * loses the second factor and is notified. Safe to repeat.
 */
export async function applyDecision(
  tx: Tx,
  deps: SecurityMailDeps,
  user: User,
  decision: AccountDecision,
): Promise<DecisionResult> {
  const now = deps.clock.now();
  if (decision.emailVerified === false && user.emailVerifiedAt)
    throw new AppError('VERIFIED_STAYS');
  const leaves = decision.isAdmin === false || decision.isActive === false;
  if (leaves) await assertNotLastAdministrator(tx, user);
  const hasLostFactor = decision.isAdmin === false && (await loseFactor(tx, deps, user));
  const { isAdmin, isActive, preferredLanguage, adminNote } = decision;
  const emailVerifiedAt =
    decision.emailVerified === true && !user.emailVerifiedAt ? now : undefined;
  const changes = { isAdmin, isActive, preferredLanguage, adminNote, emailVerifiedAt };
  if (Object.values(changes).some((value) => value !== undefined))
    await updateUser(tx, user.id, changes);
  if (isActive === false) await endSessionsOf(tx, user.id, 'account', now);
  return {
    ...(isAdmin !== undefined && isAdmin !== user.isAdmin && { isAdmin }),
    ...(isActive !== undefined && isActive !== user.isActive && { isActive }),
    hasLostFactor,
  };
}

async function loseFactor(tx: Tx, deps: SecurityMailDeps, user: User): Promise<boolean> {
  const factor = await findSecondFactor(tx, user.id);
  await removeSecondFactor(tx, user.id);
  if (!factor?.confirmedAt) return false;
  await postSecurityMail(tx, deps, user, 'secondFactorRemoved');
  return true;
}

/** Logs what was decided about a user, and by whom, after the commit. */
export function recordDecision(
  deps: EventDeps,
  { actorId, userId }: { actorId: string; userId: string },
  { isAdmin, isActive, hasLostFactor }: DecisionResult,
): void {
  const [who, actor] = [userPseudonym(deps, userId), userPseudonym(deps, actorId)];
  if (isAdmin !== undefined) recordAuthEvent(deps, 'role-changed', who, { isAdmin, actor });
  if (hasLostFactor) recordAuthEvent(deps, 'second-factor-removed', who, { actor });
  if (isActive === undefined) return;
  recordAuthEvent(deps, isActive ? 'account-reactivated' : 'account-deactivated', who, { actor });
}
