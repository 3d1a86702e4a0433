import type { Locale } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';
import { type EventDeps, noteAuthEvent, whoIs } from './auth-events.service.ts';
import { findSecondFactor, removeSecondFactor } from './second-factor.queries.ts';
import { postSecurityMail, type SecurityMailDeps } from './security-mails.service.ts';
import { endSessionsOf } from './sessions.queries.ts';
import { findUserAndLock, lockAdministrators, type User, updateUser } from './users.queries.ts';

/** What an administrator may decide about another person. */
export interface Decision {
  isAdmin?: boolean | undefined;
  isActive?: boolean | undefined;
  preferredLanguage?: Locale | undefined;
  emailVerified?: boolean | undefined;
  adminNote?: string | null | undefined;
}

/**
 * Reads a person for a change by an administrator, and holds them until the transaction ends. All who may let others in are held
 * with them, in one order, so that no two of them leave at once.
 */
export async function lockForDecision(tx: Tx, userId: string): Promise<User> {
  await lockAdministrators(tx);
  const user = await findUserAndLock(tx, userId);
  if (!user) throw new AppError('NOT_FOUND');
  return user;
}

/** Refuses what would leave nobody who can let others in. The caller holds the lock of `lockForDecision`. */
export async function assertNotLastAdministrator(tx: Tx, user: User): Promise<void> {
  if (!user.isAdmin || !user.isActive) return;
  const others = (await lockAdministrators(tx)).filter(({ id }) => id !== user.id);
  if (others.length === 0) throw new AppError('LAST_ADMINISTRATOR');
}

/** What a decision has changed of how somebody gets in. */
export interface Decided {
  isAdmin?: boolean;
  isActive?: boolean;
  hasLostFactor: boolean;
}

/**
 * Carries a decision out, and answers what is different now. Whoever is deactivated is signed out everywhere, at once; whoever is no
 * administrator any more loses the second factor, and is told. Safe to repeat.
 */
export async function decideAbout(
  tx: Tx,
  deps: SecurityMailDeps,
  user: User,
  wish: Decision,
): Promise<Decided> {
  const now = deps.clock.now();
  if (wish.emailVerified === false && user.emailVerifiedAt) throw new AppError('VERIFIED_STAYS');
  const leaves = wish.isAdmin === false || wish.isActive === false;
  if (leaves) await assertNotLastAdministrator(tx, user);
  const hasLostFactor = wish.isAdmin === false && (await loseFactor(tx, deps, user));
  const { isAdmin, isActive, preferredLanguage, adminNote } = wish;
  const emailVerifiedAt = wish.emailVerified === true && !user.emailVerifiedAt ? now : undefined;
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

/** Writes down what was decided about a person, and by whom, once it is certain. */
export function noteDecision(
  deps: EventDeps,
  { actorId, userId }: { actorId: string; userId: string },
  { isAdmin, isActive, hasLostFactor }: Decided,
): void {
  const [who, actor] = [whoIs(deps, userId), whoIs(deps, actorId)];
  if (isAdmin !== undefined) noteAuthEvent(deps, 'role-changed', who, { isAdmin, actor });
  if (hasLostFactor) noteAuthEvent(deps, 'second-factor-removed', who, { actor });
  if (isActive === undefined) return;
  noteAuthEvent(deps, isActive ? 'account-reactivated' : 'account-deactivated', who, { actor });
}
