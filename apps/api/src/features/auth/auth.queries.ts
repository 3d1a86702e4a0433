import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';

/** Adds people that are not there yet; leaves the others as they are. */
export const insertMissingUsers = (db: Db, people: (typeof users.$inferInsert)[]) =>
  db.insert(users).values(people).onConflictDoNothing();

const PREPARED = new WeakMap<Db, ReturnType<typeof prepareActor>>();

const prepareActor = (db: Db) =>
  db
    .select({
      userId: users.id,
      isAdmin: users.isAdmin,
      isActive: users.isActive,
      preferredLanguage: users.preferredLanguage,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('actor_of_user');

/** Read on every signed-in request, so it is prepared once per connection. */
export async function findActor(db: Db, userId: string) {
  let read = PREPARED.get(db);
  if (!read) {
    read = prepareActor(db);
    PREPARED.set(db, read);
  }
  const [actor] = await read.execute({ userId });
  return actor;
}
