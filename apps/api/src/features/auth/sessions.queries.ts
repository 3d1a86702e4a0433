import { ACCOUNT_LIMITS } from '@ismi/contract';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { type SessionEnd, sessions, users } from '../../db/schema/auth.ts';

export const insertSession = (db: Db | Tx, session: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(session);

/** What a session stores about its browser. */
export interface SessionDevice {
  device: string | null;
  network: string | null;
}

const idleSince = (now: Date) => new Date(now.getTime() - ACCOUNT_LIMITS.sessionIdleMs);

/** Neither ended nor expired, and used within the last two weeks. */
const isLive = (now: Date) =>
  and(
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.renewedAt, idleSince(now)),
  );

/** Advances the generation; false when another request has done so, or the session is over. */
export async function renewSession(
  db: Db,
  id: string,
  generation: number,
  { now, ...seen }: SessionDevice & { now: Date },
) {
  const { rowCount } = await db
    .update(sessions)
    .set({ generation: generation + 1, renewedAt: now, ...seen })
    .where(and(eq(sessions.id, id), eq(sessions.generation, generation), isLive(now)));
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

export const setSessionDevice = (db: Db, id: string, seen: SessionDevice) =>
  db.update(sessions).set(seen).where(eq(sessions.id, id));

/** The last used first. */
export const liveSessionsOf = (db: Db, userId: string, now: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now)))
    .orderBy(desc(sessions.renewedAt), sessions.id)
    .limit(ACCOUNT_LIMITS.sessionsListed);

/** False where the user has no such session; true also where it had already ended. */
export async function endSessionOf(db: Db, userId: string, id: string, now: Date) {
  const own = and(eq(sessions.id, id), eq(sessions.userId, userId));
  const [found] = await db.select({ endedAt: sessions.endedAt }).from(sessions).where(own);
  if (found) await endSession(db, id, 'signed-out', now);
  return found && { wasOpen: found.endedAt === null };
}

/** The number of other live sessions ended. */
export async function endOtherSessions(db: Db, userId: string, id: string, now: Date) {
  const { rowCount } = await db
    .update(sessions)
    .set({ endedAt: now, endedBy: 'everywhere' })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, id), isLive(now)));
  return rowCount ?? 0;
}

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
      renewedAt: sessions.renewedAt,
      endedAt: sessions.endedAt,
      secondFactorAt: sessions.secondFactorAt,
      provenAt: sessions.provenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('actor_of_session');

const PREPARED = new WeakMap<Db, ReturnType<typeof prepareActor>>();

/** Runs on every signed-in request, so it is prepared once per connection. */
export async function findActor(db: Db, sessionId: string) {
  let read = PREPARED.get(db);
  if (!read) {
    read = prepareActor(db);
    PREPARED.set(db, read);
  }
  const [actor] = await read.execute({ sessionId });
  return actor;
}

/** Records that the user has authenticated, optionally with the second factor. */
export const markReauthenticated = (
  db: Db | Tx,
  id: string,
  proof: { provenAt: Date; secondFactorAt?: Date },
) => db.update(sessions).set(proof).where(eq(sessions.id, id));
