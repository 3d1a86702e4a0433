import { favorites, RATING_LIMITS, ratings } from '@ismi/contract';
import type { Api } from '../api-client.ts';
import { currentSession } from '../session/session-store.ts';
import { keyOf, type LikedName } from './liked-name.ts';
import { changeLikes, currentLikes, type RatingStats, withKey, withoutKey } from './likes-store.ts';
import type { LikeAction } from './pending-like.ts';

const HIGHLIGHT_MS = 3_000;

let loading: { userId: string; done: Promise<void> } | undefined;

async function fetchOwnLikes(api: Api, userId: string): Promise<void> {
  const [marks, mine] = await Promise.all([
    api.send(favorites.marks, { params: { id: userId } }),
    api.send(ratings.mine, { query: { limit: RATING_LIMITS.minePageMax } }),
  ]);
  const written = marks.written.map((name) => keyOf({ nameId: null, name }));
  changeLikes({
    userId,
    favoriteKeys: new Set([...marks.ids, ...written]),
    stars: new Map(mine.ratings.map(({ name_id, rating }) => [name_id, rating])),
    feedback: new Map(
      mine.ratings.flatMap(({ name_id, feedback }) =>
        feedback ? [[name_id, feedback] as const] : [],
      ),
    ),
    hasAllStars: mine.pagination.pages <= 1,
  });
}

/** Which names the user keeps, and the latest hundred ratings; asked once. Where that fails, the next page asks again. */
export function loadOwnLikes(api: Api, userId: string): Promise<void> {
  if (loading?.userId === userId) return loading.done;
  if (currentLikes().userId === userId) return Promise.resolve();
  const done = fetchOwnLikes(api, userId)
    .catch(() => {})
    .finally(() => {
      if (loading?.done === done) loading = undefined;
    });
  loading = { userId, done };
  return done;
}

/** Waits until every name on the page has asked. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Batches all names requested within one task into one call. */
function batchCalls(ask: (api: Api, names: string[]) => Promise<void>) {
  let queued: readonly string[] = [];
  let pendingBatch: Promise<void> | undefined;
  const sendQueued = async (api: Api): Promise<void> => {
    const names = queued.slice(0, RATING_LIMITS.bulk);
    queued = queued.slice(RATING_LIMITS.bulk);
    await ask(api, names);
    if (queued.length > 0) await sendQueued(api);
  };
  return (api: Api, names: readonly string[]): Promise<void> => {
    queued = [...new Set([...queued, ...names])];
    if (queued.length === 0) return pendingBatch ?? Promise.resolve();
    pendingBatch ??= nextTask()
      .then(() => sendQueued(api))
      .finally(() => {
        pendingBatch = undefined;
      });
    return pendingBatch;
  };
}

const batchStats = batchCalls(async (api, names) => {
  const known = new Map<string, RatingStats | null>(names.map((name) => [name, null]));
  try {
    const { results } = await api.send(ratings.bulkStats, { body: { names } });
    for (const { name, average_rating, total_ratings } of results)
      known.set(name, { average_rating, total_ratings });
  } catch {
    // Unknown, which is not zero.
  }
  changeLikes({ stats: new Map([...currentLikes().stats, ...known]) });
});

/** What families think of these names. */
export const loadStats = (api: Api, nameIds: readonly string[]): Promise<void> =>
  batchStats(
    api,
    nameIds.filter((id) => !currentLikes().stats.has(id)),
  );

const batchStars = batchCalls(async (api, names) => {
  const { userId } = currentLikes();
  try {
    const { ratings: given } = await api.send(ratings.bulkRatings, { body: { names } });
    const { userId: currentUserId, stars, unrated } = currentLikes();
    if (currentUserId !== userId) return;
    changeLikes({
      // What was rated meanwhile is newer.
      stars: new Map([...Object.entries(given), ...stars]),
      unrated: new Set([...unrated, ...names.filter((name) => given[name] === undefined)]),
    });
  } catch {
    // The next page that shows them asks again.
  }
});

/** The user's own stars for these names, as far as they are not among the latest hundred. */
export async function loadStars(
  api: Api,
  userId: string,
  nameIds: readonly string[],
): Promise<void> {
  await loadOwnLikes(api, userId);
  const { userId: currentUserId, stars, unrated, hasAllStars } = currentLikes();
  if (currentUserId !== userId || hasAllStars) return;
  await batchStars(
    api,
    nameIds.filter((id) => !(stars.has(id) || unrated.has(id))),
  );
}

const signedInUserId = (): string => {
  const session = currentSession();
  if (session.state !== 'signed-in') throw new Error('likes require a signed-in user');
  return session.user.id;
};

/** Locked while it runs: a double tap acts once. */
async function runExclusively<Result>(name: LikedName, action: () => Promise<Result>) {
  const key = keyOf(name);
  if (currentLikes().busy.has(key)) return undefined;
  changeLikes({ busy: withKey(currentLikes().busy, key) });
  try {
    return await action();
  } finally {
    changeLikes({ busy: withoutKey(currentLikes().busy, key) });
  }
}

const highlightTimers = new Map<string, ReturnType<typeof setTimeout>>();

/** Adding a favorite again restarts its highlight. */
function highlight(key: string): void {
  clearTimeout(highlightTimers.get(key));
  changeLikes({ fresh: withKey(currentLikes().fresh, key) });
  const removeHighlight = () => {
    highlightTimers.delete(key);
    changeLikes({ fresh: withoutKey(currentLikes().fresh, key) });
  };
  highlightTimers.set(key, setTimeout(removeHighlight, HIGHLIGHT_MS));
}

/** Keeps a name; `since` puts one back where it was. */
export const addFavorite = (api: Api, name: LikedName, since?: string) =>
  runExclusively(name, async () => {
    const { nameId, meaning, origin, gender, factsLanguage } = name;
    const answer = await api.send(favorites.add, {
      params: { id: signedInUserId() },
      body: {
        name: name.name,
        name_id: nameId ?? undefined,
        ...(nameId === null && {
          meaning: meaning ?? undefined,
          origin: origin ?? undefined,
          gender: gender ?? undefined,
          facts_language: factsLanguage ?? undefined,
        }),
        created_at: since,
      },
    });
    changeLikes({ favoriteKeys: withKey(currentLikes().favoriteKeys, keyOf(name)) });
    highlight(keyOf(name));
    return answer.favorite;
  });

export const removeFavorite = (api: Api, name: LikedName) =>
  runExclusively(name, async () => {
    const answer = await api.send(favorites.remove, {
      params: { id: signedInUserId() },
      body: { name: name.name, name_id: name.nameId ?? undefined },
    });
    const key = keyOf(name);
    changeLikes({
      favoriteKeys: withoutKey(currentLikes().favoriteKeys, key),
      fresh: withoutKey(currentLikes().fresh, key),
    });
    return answer;
  });

export const rate = (api: Api, { name, stars, feedback, suggestionId }: Rating) =>
  runExclusively(name, async () => {
    const nameId = name.nameId ?? name.name;
    const answer = await api.send(ratings.rate, {
      params: { name: nameId },
      body: { rating: stars, feedback, suggestion_id: suggestionId },
    });
    const { name_id: id, average_rating, total_ratings } = answer.name_stats;
    changeLikes({
      stars: new Map([...currentLikes().stars, [id, stars]]),
      ...(feedback !== undefined && {
        feedback: new Map([...currentLikes().feedback, [id, feedback]]),
      }),
      stats: new Map([...currentLikes().stats, [id, { average_rating, total_ratings }]]),
    });
    return answer;
  });
type Rating = Extract<LikeAction, { kind: 'rate' }>;

/** Performs the action that was interrupted by the sign-in. Loads the user's likes first; otherwise they would overwrite it. */
export async function performPendingLike(api: Api, like: LikeAction): Promise<unknown> {
  await loadOwnLikes(api, signedInUserId());
  return like.kind === 'keep' ? addFavorite(api, like.name) : rate(api, like);
}
