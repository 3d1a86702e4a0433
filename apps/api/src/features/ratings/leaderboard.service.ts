import {
  LEADERBOARD_PERIOD_IDS,
  type Leaderboard,
  type LeaderboardPeriod,
  type Locale,
  weightedMean,
} from '@ismi/contract';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { dayIn } from '../../lib/calendar-day.ts';
import { knownNames } from '../names/known-names.service.ts';
import {
  aggregateChanges,
  findPlaces,
  lockAggregation,
  type PlaceRow,
  rebuildLeaderboard,
} from './leaderboard.queries.ts';
import { findRatingStats, moveRatings } from './ratings.queries.ts';
import { meanOf, rounded, spanOf } from './ratings.rules.ts';
import { RATING_TIME_ZONE } from './ratings.service.ts';

type RatingDeps = Pick<Deps, 'db' | 'clock'>;

/** The list changes once a minute, so it is not read more often. */
const KEPT_MS = 60_000;

interface Held {
  rows: readonly PlaceRow[] | undefined;
  lookedAt: number;
  looking: Promise<readonly PlaceRow[]> | undefined;
}
const HELD = new WeakMap<Db, Held>();

/** Both lists, read from the database once a minute per process; an old list is better than none. */
async function placesOf({ db, clock }: RatingDeps): Promise<readonly PlaceRow[]> {
  const held = HELD.get(db) ?? { rows: undefined, lookedAt: 0, looking: undefined };
  HELD.set(db, held);
  const now = clock.now().getTime();
  if (held.looking) return held.looking;
  if (held.rows && now - held.lookedAt < KEPT_MS) return held.rows;
  held.lookedAt = now;
  held.looking = findPlaces(db)
    .then((rows) => {
      held.rows = rows;
      return rows;
    })
    .catch((error: unknown) => {
      if (held.rows) return held.rows;
      throw error;
    })
    .finally(() => {
      held.looking = undefined;
    });
  return held.looking;
}

interface LeaderboardQuery {
  period: LeaderboardPeriod;
  limit: number;
  /** Only names that a page may show unasked. */
  featured: boolean;
  locale: Locale;
}

export async function readLeaderboard(
  deps: RatingDeps,
  { period, limit, featured, locale }: LeaderboardQuery,
): Promise<Leaderboard> {
  const known = await knownNames(deps);
  const rows = (await placesOf(deps)).filter((row) => row.period === period);
  const [head] = rows;
  const shown = featured
    ? rows.filter(({ nameId }) => nameId !== null && known.mayBeFeatured(nameId, locale))
    : rows;
  return {
    period,
    from: head?.firstDay ?? null,
    to: head?.lastDay ?? null,
    total_ratings: head?.allRatings ?? 0,
    refreshed_at: head ? new Date(head.refreshedAt).toISOString() : null,
    leaderboard: shown.slice(0, limit).flatMap((row) => {
      const brief = row.nameId === null ? undefined : known.brief(row.nameId, locale);
      // A name replaced a moment ago joins its successor at the next aggregation.
      if (!brief || brief.name_id !== row.nameId) return [];
      const mean = meanOf(row);
      // Its last rating was just erased: it is dropped at the next aggregation.
      if (mean === null) return [];
      return [
        {
          ...brief,
          id: brief.name_id,
          rank_position: row.place,
          total_ratings: row.ratings,
          average_rating: mean,
          score: rounded(weightedMean(row.periodRatings, row.periodStars)),
        },
      ];
    }),
  };
}

/** Ratings of a replaced name are moved to its successor. */
async function followReplacedNames(deps: RatingDeps): Promise<void> {
  const replacements = (await knownNames(deps)).replacements();
  if (replacements.length === 0) return;
  const found = await findRatingStats(
    deps.db,
    replacements.map(({ from }) => from),
  );
  const rated = new Set(found.filter(({ ratings }) => ratings > 0).map(({ nameId }) => nameId));
  for (const { from, to } of replacements.filter((each) => rated.has(each.from))) {
    await deps.db.transaction((tx) => moveRatings(tx, from, to));
  }
}

/** Aggregates changes into days, totals and both lists. Safe to repeat and to interrupt. */
export async function aggregateRatings(deps: RatingDeps): Promise<void> {
  await followReplacedNames(deps);
  const leftOut = (await knownNames(deps)).refusedIds();
  const now = deps.clock.now();
  const today = dayIn(RATING_TIME_ZONE, now);
  await deps.db.transaction(async (tx) => {
    await lockAggregation(tx);
    await aggregateChanges(tx);
    for (const period of LEADERBOARD_PERIOD_IDS) {
      await rebuildLeaderboard(tx, spanOf(period, today), leftOut, now);
    }
  });
}
