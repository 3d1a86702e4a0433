import { ratings } from '@ismi/contract';
import { RATING_LIMITS } from '@ismi/contract/limits';
import type { Api } from '../api-client.ts';
import { runExclusively } from '../name-locks.ts';
import type { RateAction } from '../pending-action.ts';
import { loadOncePerUser, sessionUserId } from '../session/session-user.ts';
import { batchCalls } from './batch-calls.ts';
import { changeRatings, type RatingStats, ratingsStore } from './ratings-store.ts';

/** The user's latest hundred ratings. */
export const loadRatings = loadOncePerUser(
  (userId) => ratingsStore.get().userId === userId,
  async (api, userId) => {
    const mine = await api.send(ratings.mine, { query: { limit: RATING_LIMITS.minePageMax } });
    if (sessionUserId() !== userId) return;
    changeRatings({
      userId,
      stars: new Map(mine.ratings.map(({ name_id, rating }) => [name_id, rating])),
      feedback: new Map(
        mine.ratings.flatMap(({ name_id, feedback }) =>
          feedback ? [[name_id, feedback] as const] : [],
        ),
      ),
      hasAllStars: mine.pagination.pages <= 1,
    });
  },
);

const batchStats = batchCalls(async (api, names) => {
  const known = new Map<string, RatingStats | null>(names.map((name) => [name, null]));
  try {
    const { results } = await api.send(ratings.bulkStats, { body: { names } });
    for (const { name, average_rating, total_ratings } of results)
      known.set(name, { average_rating, total_ratings });
  } catch {
    // Unknown, which is not zero.
  }
  changeRatings({ stats: new Map([...ratingsStore.get().stats, ...known]) });
});

/** How families rated these names. */
export const loadStats = (api: Api, nameIds: readonly string[]): Promise<void> =>
  batchStats(
    api,
    nameIds.filter((id) => !ratingsStore.get().stats.has(id)),
  );

const batchStars = batchCalls(async (api, names) => {
  const { userId } = ratingsStore.get();
  try {
    const { ratings: given } = await api.send(ratings.bulkRatings, { body: { names } });
    const { userId: ownerNow, stars, unrated } = ratingsStore.get();
    if (ownerNow !== userId) return;
    changeRatings({
      // What was rated meanwhile is newer.
      stars: new Map([...Object.entries(given), ...stars]),
      unrated: new Set([...unrated, ...names.filter((name) => given[name] === undefined)]),
    });
  } catch {
    // The next page that shows them asks again.
  }
});

/** The user's own stars for these names, if they are not among the latest hundred. */
export async function loadStars(
  api: Api,
  userId: string,
  nameIds: readonly string[],
): Promise<void> {
  await loadRatings(api, userId);
  const { userId: ownerNow, stars, unrated, hasAllStars } = ratingsStore.get();
  if (ownerNow !== userId || hasAllStars) return;
  await batchStars(
    api,
    nameIds.filter((id) => !(stars.has(id) || unrated.has(id))),
  );
}

export const rate = (api: Api, { name, stars, feedback, suggestionId }: RateAction) =>
  runExclusively(name, async () => {
    const answer = await api.send(ratings.rate, {
      params: { name: name.nameId ?? name.name },
      body: { rating: stars, feedback, suggestion_id: suggestionId },
    });
    const { name_id: id, average_rating, total_ratings } = answer.name_stats;
    const known = ratingsStore.get();
    changeRatings({
      stars: new Map([...known.stars, [id, stars]]),
      ...(feedback !== undefined && { feedback: new Map([...known.feedback, [id, feedback]]) }),
      stats: new Map([...known.stats, [id, { average_rating, total_ratings }]]),
    });
    return answer;
  });
