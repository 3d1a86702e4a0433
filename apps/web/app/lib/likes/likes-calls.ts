import { favorites, RATING_LIMITS, ratings } from '@ismi/contract';
import type { Api } from '../api-client.ts';
import { currentSession } from '../session/session-store.ts';
import { keyOf, type LikedName } from './liked-name.ts';
import { changeLikes, currentLikes, type StatsOfName, withKey, withoutKey } from './likes-store.ts';
import type { Like } from './pending-like.ts';

const HIGHLIGHT_MS = 3_000;

let loading: { userId: string; done: Promise<void> } | undefined;

async function askForMine(api: Api, userId: string): Promise<void> {
  const [marks, mine] = await Promise.all([
    api.send(favorites.marks, { params: { id: userId } }),
    api.send(ratings.mine, { query: { limit: RATING_LIMITS.minePageMax } }),
  ]);
  const written = marks.written.map((name) => keyOf({ nameId: null, name }));
  changeLikes({
    userId,
    kept: new Set([...marks.ids, ...written]),
    stars: new Map(mine.ratings.map(({ name_id, rating }) => [name_id, rating])),
    words: new Map(
      mine.ratings.flatMap(({ name_id, feedback }) =>
        feedback ? [[name_id, feedback] as const] : [],
      ),
    ),
    hasAllStars: mine.pagination.pages <= 1,
  });
}

/** Which names the user keeps, and the latest hundred ratings; asked once. Where that fails, the next page asks again. */
export function loadMine(api: Api, userId: string): Promise<void> {
  if (loading?.userId === userId) return loading.done;
  if (currentLikes().userId === userId) return Promise.resolve();
  const done = askForMine(api, userId)
    .catch(() => {})
    .finally(() => {
      if (loading?.done === done) loading = undefined;
    });
  loading = { userId, done };
  return done;
}

/** Each name on a page asks as soon as this code has come for it, one after the other: all of them are heard first. */
const endOfMoment = () => new Promise((resolve) => setTimeout(resolve));

/** All names that a page asks about within a moment are one call. */
function gathering(ask: (api: Api, names: string[]) => Promise<void>) {
  let wanted: readonly string[] = [];
  let collecting: Promise<void> | undefined;
  const askForWanted = async (api: Api): Promise<void> => {
    const names = wanted.slice(0, RATING_LIMITS.bulk);
    wanted = wanted.slice(RATING_LIMITS.bulk);
    await ask(api, names);
    if (wanted.length > 0) await askForWanted(api);
  };
  return (api: Api, names: readonly string[]): Promise<void> => {
    wanted = [...new Set([...wanted, ...names])];
    if (wanted.length === 0) return collecting ?? Promise.resolve();
    collecting ??= endOfMoment()
      .then(() => askForWanted(api))
      .finally(() => {
        collecting = undefined;
      });
    return collecting;
  };
}

const gatherStats = gathering(async (api, names) => {
  const known = new Map<string, StatsOfName | null>(names.map((name) => [name, null]));
  try {
    const { results } = await api.send(ratings.bulkStats, { body: { names } });
    for (const { name, average_rating, total_ratings } of results)
      known.set(name, { average_rating, total_ratings });
  } catch {
    // Not known, which is not zero.
  }
  changeLikes({ stats: new Map([...currentLikes().stats, ...known]) });
});

/** What families think of these names. */
export const loadStats = (api: Api, nameIds: readonly string[]): Promise<void> =>
  gatherStats(
    api,
    nameIds.filter((id) => !currentLikes().stats.has(id)),
  );

const gatherStars = gathering(async (api, names) => {
  const { userId } = currentLikes();
  try {
    const { ratings: given } = await api.send(ratings.bulkRatings, { body: { names } });
    const { userId: whoIsHere, stars, unrated } = currentLikes();
    if (whoIsHere !== userId) return;
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
  await loadMine(api, userId);
  const { userId: whoIsHere, stars, unrated, hasAllStars } = currentLikes();
  if (whoIsHere !== userId || hasAllStars) return;
  await gatherStars(
    api,
    nameIds.filter((id) => !(stars.has(id) || unrated.has(id))),
  );
}

const userNow = (): string => {
  const session = currentSession();
  if (session.state !== 'signed-in') throw new Error('only somebody who is signed in likes');
  return session.user.id;
};

/** Locked while it runs: whoever taps twice does it once. */
async function alone<Result>(name: LikedName, act: () => Promise<Result>) {
  const key = keyOf(name);
  if (currentLikes().busy.has(key)) return undefined;
  changeLikes({ busy: withKey(currentLikes().busy, key) });
  try {
    return await act();
  } finally {
    changeLikes({ busy: withoutKey(currentLikes().busy, key) });
  }
}

const fading = new Map<string, ReturnType<typeof setTimeout>>();

/** Whatever is kept once more is fresh once more: what was left of the time before must not end it. */
function highlight(key: string): void {
  clearTimeout(fading.get(key));
  changeLikes({ fresh: withKey(currentLikes().fresh, key) });
  const fade = () => {
    fading.delete(key);
    changeLikes({ fresh: withoutKey(currentLikes().fresh, key) });
  };
  fading.set(key, setTimeout(fade, HIGHLIGHT_MS));
}

/** Keeps a name; `since` puts one back where it was. */
export const keep = (api: Api, name: LikedName, since?: string) =>
  alone(name, async () => {
    const { nameId, meaning, origin, gender, factsLanguage } = name;
    const answer = await api.send(favorites.add, {
      params: { id: userNow() },
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
    changeLikes({ kept: withKey(currentLikes().kept, keyOf(name)) });
    highlight(keyOf(name));
    return answer.favorite;
  });

export const letGo = (api: Api, name: LikedName) =>
  alone(name, async () => {
    const answer = await api.send(favorites.remove, {
      params: { id: userNow() },
      body: { name: name.name, name_id: name.nameId ?? undefined },
    });
    const key = keyOf(name);
    changeLikes({
      kept: withoutKey(currentLikes().kept, key),
      fresh: withoutKey(currentLikes().fresh, key),
    });
    return answer;
  });

export const rate = (api: Api, { name, stars, feedback, suggestionId }: Rating) =>
  alone(name, async () => {
    const nameId = name.nameId ?? name.name;
    const answer = await api.send(ratings.rate, {
      params: { name: nameId },
      body: { rating: stars, feedback, suggestion_id: suggestionId },
    });
    const { name_id: id, average_rating, total_ratings } = answer.name_stats;
    changeLikes({
      stars: new Map([...currentLikes().stars, [id, stars]]),
      ...(feedback !== undefined && {
        words: new Map([...currentLikes().words, [id, feedback]]),
      }),
      stats: new Map([...currentLikes().stats, [id, { average_rating, total_ratings }]]),
    });
    return answer;
  });
type Rating = Extract<Like, { kind: 'rate' }>;

/** Does what somebody wanted to do before signing in; after what they have is known, which would be laid over it otherwise. */
export async function doLike(api: Api, like: Like): Promise<unknown> {
  await loadMine(api, userNow());
  return like.kind === 'keep' ? keep(api, like.name) : rate(api, like);
}
