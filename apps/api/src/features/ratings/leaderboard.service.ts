import {
  LEADERBOARD_PERIODS,
  type Leaderboard,
  type LeaderboardPeriod,
  type Locale,
  weighedMean,
} from '@ismi/contract';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { dayIn } from '../../lib/calendar-day.ts';
import { knownNames } from '../names/known-names.service.ts';
import {
  drawChanges,
  drawLeaderboard,
  findPlaces,
  lockDrawing,
  type PlaceRow,
} from './leaderboard.queries.ts';
import { findLikes, moveRatings } from './ratings.queries.ts';
import { meanOf, rounded, spanOf } from './ratings.rules.ts';
import { DAYS_ARE_IN } from './ratings.service.ts';

type LikesDeps = Pick<Deps, 'db' | 'clock'>;

/** The list changes once a minute, so nobody needs to look more often. */
const KEPT_MS = 60_000;

interface Held {
  rows: readonly PlaceRow[] | undefined;
  lookedAt: number;
  looking: Promise<readonly PlaceRow[]> | undefined;
}
const HELD = new WeakMap<Db, Held>();

/** Both lists, asked of the database once a minute for all who come to this process; an old list is better than none. */
async function placesOf({ db, clock }: LikesDeps): Promise<readonly PlaceRow[]> {
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

interface Wish {
  period: LeaderboardPeriod;
  limit: number;
  locale: Locale;
}

export async function readLeaderboard(
  deps: LikesDeps,
  { period, limit, locale }: Wish,
): Promise<Leaderboard> {
  const known = await knownNames(deps);
  const rows = (await placesOf(deps)).filter((row) => row.period === period);
  const [head] = rows;
  return {
    period,
    from: head?.firstDay ?? null,
    to: head?.lastDay ?? null,
    total_ratings: head?.allRatings ?? 0,
    refreshed_at: head ? new Date(head.refreshedAt).toISOString() : null,
    leaderboard: rows.slice(0, limit).flatMap((row) => {
      const brief = row.nameId === null ? undefined : known.brief(row.nameId, locale);
      // A name that was replaced a moment ago joins the other when the list is next drawn.
      if (!brief || brief.name_id !== row.nameId) return [];
      const mean = meanOf(row);
      // Its last rating was erased a moment ago: it leaves when the list is next drawn.
      if (mean === null) return [];
      return [
        {
          ...brief,
          id: brief.name_id,
          rank_position: row.place,
          total_ratings: row.ratings,
          average_rating: mean,
          score: rounded(weighedMean(row.periodRatings, row.periodStars)),
        },
      ];
    }),
  };
}

/** A name whose record was replaced is rated under the new one. */
async function followReplacedNames(deps: LikesDeps): Promise<void> {
  const replacements = (await knownNames(deps)).replacements();
  if (replacements.length === 0) return;
  const likes = await findLikes(
    deps.db,
    replacements.map(({ from }) => from),
  );
  const rated = new Set(likes.filter(({ ratings }) => ratings > 0).map(({ nameId }) => nameId));
  for (const { from, to } of replacements.filter((each) => rated.has(each.from))) {
    await deps.db.transaction((tx) => moveRatings(tx, from, to));
  }
}

/** Draws days, totals and both lists from what has changed. Safe to repeat and to stop half-way. */
export async function drawRatings(deps: LikesDeps): Promise<void> {
  await followReplacedNames(deps);
  const leftOut = (await knownNames(deps)).refusedIds();
  const now = deps.clock.now();
  const today = dayIn(DAYS_ARE_IN, now);
  await deps.db.transaction(async (tx) => {
    await lockDrawing(tx);
    await drawChanges(tx);
    // Object.keys loses the literal types that it was given.
    for (const period of Object.keys(LEADERBOARD_PERIODS) as LeaderboardPeriod[]) {
      await drawLeaderboard(tx, spanOf(period, today), leftOut, now);
    }
  });
}
