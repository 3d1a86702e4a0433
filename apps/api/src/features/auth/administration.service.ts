import type { Locale } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';
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

/** Carries a decision out. Whoever is deactivated is signed out everywhere, at once. Safe to repeat. */
export async function decideAbout(tx: Tx, user: User, wish: Decision, now: Date): Promise<void> {
  if (wish.emailVerified === false && user.emailVerifiedAt) throw new AppError('VERIFIED_STAYS');
  const leaves = wish.isAdmin === false || wish.isActive === false;
  if (leaves) await assertNotLastAdministrator(tx, user);
  const { isAdmin, isActive, preferredLanguage, adminNote } = wish;
  const emailVerifiedAt = wish.emailVerified === true && !user.emailVerifiedAt ? now : undefined;
  const changes = { isAdmin, isActive, preferredLanguage, adminNote, emailVerifiedAt };
  if (Object.values(changes).some((value) => value !== undefined))
    await updateUser(tx, user.id, changes);
  if (isActive === false) await endSessionsOf(tx, user.id, 'account', now);
}
