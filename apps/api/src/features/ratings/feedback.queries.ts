import { count, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { nameRatings } from '../../db/schema/ratings.ts';

/** Feedback texts of ratings, newest first. The author is not read: the text is about a name. */
export async function pageOfFeedback(db: Db, page: number, limit: number) {
  const isWritten = isNotNull(nameRatings.feedback);
  const [all] = await db.select({ count: count() }).from(nameRatings).where(isWritten);
  const rows = await db
    .select({
      nameId: nameRatings.nameId,
      stars: nameRatings.stars,
      feedback: nameRatings.feedback,
      language: users.preferredLanguage,
      updatedAt: nameRatings.updatedAt,
    })
    .from(nameRatings)
    .innerJoin(users, eq(users.id, nameRatings.userId))
    .where(isWritten)
    .orderBy(desc(nameRatings.updatedAt), desc(nameRatings.nameId))
    .limit(limit)
    .offset((page - 1) * limit);
  return { total: all?.count ?? 0, rows };
}
