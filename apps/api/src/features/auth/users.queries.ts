import type { Locale } from '@ismi/contract';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { emailProofs, users } from '../../db/schema/auth.ts';
import { creditAccounts } from '../../db/schema/credits.ts';

export type User = typeof users.$inferSelect;

/** False when the address is taken. Of two concurrent calls, the second waits for the first to commit. */
export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(users).values(user).onConflictDoNothing();
  return rowCount === 1;
}

export async function findUserByEmail(db: Db | Tx, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

const locked = async (tx: Tx, condition: ReturnType<typeof eq>): Promise<User | undefined> => {
  const [user] = await tx.select().from(users).where(condition).for('no key update');
  return user;
};

/** Locked until the transaction ends, so that what was read is still true when it is written. */
export const findUserByEmailAndLock = (tx: Tx, email: string) => locked(tx, eq(users.email, email));
export const findUserBySubjectAndLock = (tx: Tx, googleSubject: string) =>
  locked(tx, eq(users.googleSubject, googleSubject));

export async function lockUser(tx: Tx, userId: string): Promise<User> {
  const user = await locked(tx, eq(users.id, userId));
  if (!user) throw new Error('a user that was just read is gone');
  return user;
}

/** The user's own view of the account, with the available credits. */
export async function getAccount(db: Db | Tx, userId: string) {
  const [account] = await db
    .select({
      user: users,
      credits: sql<number>`coalesce(${creditAccounts.balance} - ${creditAccounts.held}, 0)`,
    })
    .from(users)
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(eq(users.id, userId));
  if (!account) throw new Error('a signed-in user has an account');
  return account;
}

type Changes = Partial<typeof users.$inferInsert>;

export const updateUser = (tx: Db | Tx, userId: string, changes: Changes) =>
  tx.update(users).set(changes).where(eq(users.id, userId));

/** Written once per day and user. */
export const recordActiveDay = (db: Db, userId: string, day: string) =>
  updateUser(db, userId, { lastSeenOn: day });

export const setLanguage = (db: Db, userId: string, preferredLanguage: Locale) =>
  updateUser(db, userId, { preferredLanguage });

/** Accounts with an unproven address and no pending mail. */
export async function deleteUnverifiedUsers(db: Db, openedBefore: Date, atMost: number) {
  const stale = db
    .select({ id: users.id })
    .from(users)
    .leftJoin(
      emailProofs,
      and(eq(emailProofs.userId, users.id), sql`${emailProofs.createdAt} >= ${openedBefore}`),
    )
    .where(
      and(isNull(users.emailVerifiedAt), lt(users.createdAt, openedBefore), isNull(emailProofs.id)),
    )
    .limit(atMost);
  await db.delete(users).where(and(inArray(users.id, stale), isNull(users.emailVerifiedAt)));
}

export const findUserAndLock = (tx: Tx, userId: string) => locked(tx, eq(users.id, userId));

/** All administrators, in one order. */
export const lockAdministrators = (tx: Tx) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.isAdmin} and ${users.isActive}`)
    .orderBy(users.id)
    .for('no key update');
