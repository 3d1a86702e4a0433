import { avg, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { creditAccounts } from '../../db/schema/credits.ts';
import { favorites } from '../../db/schema/favorites.ts';
import { nameRatings } from '../../db/schema/ratings.ts';
import { suggestions } from '../../db/schema/suggestions.ts';

/** Total credits spent and received, favourites and ratings of a user. */
export async function readUse(db: Db, userId: string) {
  const [[account], lists, kept, [ratings]] = await Promise.all([
    db
      .select({ spent: creditAccounts.totalSpent })
      .from(creditAccounts)
      .where(eq(creditAccounts.userId, userId)),
    db.$count(suggestions, eq(suggestions.userId, userId)),
    db.$count(favorites, eq(favorites.userId, userId)),
    db
      .select({ count: count(), average: avg(nameRatings.stars).mapWith(Number) })
      .from(nameRatings)
      .where(eq(nameRatings.userId, userId)),
  ]);
  return {
    total_credits_used: account?.spent ?? 0,
    total_suggestions: lists,
    total_favorites: kept,
    total_ratings: ratings?.count ?? 0,
    average_rating: ratings?.average ?? null,
  };
}
