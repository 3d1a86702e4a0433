import { type Locale, RATING_LIMITS } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { dayIn } from '../../lib/calendar-day.ts';
import { dayBefore, secondsUntilRoom } from '../../lib/daily-limit.ts';
import { type KnownNames, knownNames } from '../names/known-names.service.ts';
import {
  changeOrInsertRating,
  findRatingStats,
  findStars,
  insertRating,
  lockRatings,
  type NewRating,
  oldestSince,
  pageOfRatings,
} from './ratings.queries.ts';
import { statsOf } from './ratings.rules.ts';

type RatingDeps = Pick<Deps, 'db' | 'clock'>;

export const RATING_TIME_ZONE = 'Europe/Berlin';

/**
 * The common case, a new rating below half the limit, is one statement without a lock, hardly slower than a bare insert;
 * concurrent ones may overshoot, but never by half the limit. Everything else runs under a lock, which makes the limit exact.
 */
async function write(deps: RatingDeps, vote: NewRating): Promise<void> {
  if (await insertRating(deps.db, vote, RATING_LIMITS.perDay / 2)) return;
  await deps.db.transaction(async (tx) => {
    await lockRatings(tx, vote.userId);
    if (await changeOrInsertRating(tx, vote, RATING_LIMITS.perDay)) return;
    const oldest = (await oldestSince(tx, vote)) ?? vote.now;
    throw new AppError('TOO_MANY_REQUESTS', { retry_after: secondsUntilRoom(oldest, vote.now) });
  });
}

async function statsOfName(deps: RatingDeps, nameId: string) {
  const [totals] = await findRatingStats(deps.db, [nameId]);
  return statsOf(totals ?? { nameId, ratings: 0, stars: 0, favorites: 0 });
}

interface Rating {
  userId: string;
  name: string;
  nameId?: string | undefined;
  stars: number;
  feedback?: string | undefined;
  suggestionId?: string | undefined;
}

/** Rates a name, or changes the rating: one user, one name, one rating, in any spelling. */
export async function rateName(deps: RatingDeps, rating: Rating) {
  const nameId = (await knownNames(deps)).require(rating);
  const now = deps.clock.now();
  await write(deps, {
    userId: rating.userId,
    nameId,
    stars: rating.stars,
    feedback: rating.feedback ?? null,
    suggestionId: rating.suggestionId ?? null,
    day: dayIn(RATING_TIME_ZONE, now),
    now,
    since: dayBefore(now),
  });
  return { rating: rating.stars, name_stats: await statsOfName(deps, nameId) };
}

export async function readStats(
  deps: RatingDeps,
  wanted: { name: string; nameId?: string | undefined },
) {
  return statsOfName(deps, (await knownNames(deps)).require(wanted));
}

/** The name of each spelling; unknown and ambiguous ones are left out. */
const idsOf = (known: KnownNames, names: readonly string[]): [name: string, nameId: string][] =>
  [...new Set(names)].flatMap((name) => {
    const nameId = known.findQuietly(name);
    return nameId === undefined ? [] : [[name, nameId] as [string, string]];
  });

export async function readManyStats(deps: RatingDeps, names: readonly string[]) {
  const asked = idsOf(await knownNames(deps), names);
  const found = await findRatingStats(deps.db, [...new Set(asked.map(([, nameId]) => nameId))]);
  const byId = new Map(found.map((each) => [each.nameId, statsOf(each)]));
  return {
    results: asked.flatMap(([name, nameId]) => {
      const stats = byId.get(nameId);
      return stats ? [{ ...stats, name }] : [];
    }),
  };
}

export async function readManyOfMine(deps: RatingDeps, userId: string, names: readonly string[]) {
  const asked = idsOf(await knownNames(deps), names);
  const rows = await findStars(
    deps.db,
    userId,
    asked.map(([, nameId]) => nameId),
  );
  const stars = new Map(rows.map((row) => [row.nameId, row.stars]));
  return {
    ratings: Object.fromEntries(
      asked.flatMap(([name, nameId]) => {
        const given = stars.get(nameId);
        return given === undefined ? [] : [[name, given]];
      }),
    ),
  };
}

interface Mine {
  userId: string;
  page: number;
  limit: number;
  locale: Locale;
}

export async function readMine(deps: RatingDeps, { userId, page, limit, locale }: Mine) {
  const known = await knownNames(deps);
  const { total, rows } = await pageOfRatings(deps.db, { userId, page, limit });
  return {
    ratings: rows.map((row) => ({
      name_id: row.nameId,
      name: known.brief(row.nameId, locale)?.name ?? row.nameId,
      rating: row.stars,
      feedback: row.feedback,
      suggestion_id: row.suggestionId,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    })),
    pagination: { page, pages: Math.ceil(total / limit), total },
  };
}
