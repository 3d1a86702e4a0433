import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { type SessionEnd, sessions, users } from '../../db/schema/auth.ts';

export const insertSession = (db: Db | Tx, session: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(session);

/** Takes the step from one generation to the next; false when somebody else has taken it, or the session is over. */
export async function renewSession(db: Db, id: string, generation: number, now: Date) {
  const { rowCount } = await db
    .update(sessions)
    .set({ generation: generation + 1, renewedAt: now })
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.generation, generation),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  return rowCount === 1;
}

export async function findSession(db: Db, id: string) {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id));
  return session;
}

const endWhere = (db: Db | Tx, condition: ReturnType<typeof eq>, by: SessionEnd, now: Date) =>
  db
    .update(sessions)
    .set({ endedAt: now, endedBy: by })
    .where(and(condition, isNull(sessions.endedAt)));

export const endSession = (db: Db | Tx, id: string, by: SessionEnd, now: Date) =>
  endWhere(db, eq(sessions.id, id), by, now);

export const endSessionsOf = (db: Db | Tx, userId: string, by: SessionEnd, now: Date) =>
  endWhere(db, eq(sessions.userId, userId), by, now);

const prepareActor = (db: Db) =>
  db
    .select({
      userId: users.id,
      isAdmin: users.isAdmin,
      isActive: users.isActive,
      preferredLanguage: users.preferredLanguage,
      lastSeenOn: users.lastSeenOn,
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
      secondFactorAt: sessions.secondFactorAt,
      provenAt: sessions.provenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('actor_of_session');

const PREPARED = new WeakMap<Db, ReturnType<typeof prepareActor>>();

/** Read on every signed-in request, so it is prepared once per connection. */
export async function findActor(db: Db, sessionId: string) {
  let read = PREPARED.get(db);
  if (!read) {
    read = prepareActor(db);
    PREPARED.set(db, read);
  }
  const [actor] = await read.execute({ sessionId });
  return actor;
}

/** Whoever sits there has shown who they are; an administrator perhaps by the second factor too. */
export const markProven = (
  db: Db | Tx,
  id: string,
  proof: { provenAt: Date; secondFactorAt?: Date },
) => db.update(sessions).set(proof).where(eq(sessions.id, id));
