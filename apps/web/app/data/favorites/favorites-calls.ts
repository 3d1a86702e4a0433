import { favorites } from '@ismi/contract';
import type { Api } from '../api-client.ts';
import { runExclusively } from '../name-locks.ts';
import { keyOf, type NameRef } from '../name-ref.ts';
import { loadOncePerUser, sessionUserId } from '../session/session-user.ts';
import { changeFavorites, favoritesStore } from './favorites-store.ts';

const HIGHLIGHT_MS = 3_000;

/** Which names the user has as favorites. */
export const loadFavorites = loadOncePerUser(
  (userId) => favoritesStore.get().userId === userId,
  async (api, userId) => {
    const marks = await api.send(favorites.marks, { params: { id: userId } });
    if (sessionUserId() !== userId) return;
    const written = marks.written.map((name) => keyOf({ nameId: null, name }));
    changeFavorites({ userId, keys: new Set([...marks.ids, ...written]) });
  },
);

const signedInUserId = (): string => {
  const userId = sessionUserId();
  if (userId === undefined) throw new Error('favorites require a signed-in user');
  return userId;
};

const withKey = (set: ReadonlySet<string> | undefined, key: string): ReadonlySet<string> =>
  new Set([...(set ?? []), key]);

const withoutKey = (set: ReadonlySet<string> | undefined, key: string): ReadonlySet<string> =>
  new Set([...(set ?? [])].filter((other) => other !== key));

const highlightTimers = new Map<string, ReturnType<typeof setTimeout>>();

/** Adding a favorite again restarts its highlight. */
function highlight(key: string): void {
  clearTimeout(highlightTimers.get(key));
  changeFavorites({ highlighted: withKey(favoritesStore.get().highlighted, key) });
  const removeHighlight = () => {
    highlightTimers.delete(key);
    changeFavorites({ highlighted: withoutKey(favoritesStore.get().highlighted, key) });
  };
  highlightTimers.set(key, setTimeout(removeHighlight, HIGHLIGHT_MS));
}

/** Adds a favorite; `since` restores a removed one with its date. */
export const addFavorite = (api: Api, name: NameRef, since?: string) =>
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
    changeFavorites({ keys: withKey(favoritesStore.get().keys, keyOf(name)) });
    highlight(keyOf(name));
    return answer.favorite;
  });

export const removeFavorite = (api: Api, name: NameRef) =>
  runExclusively(name, async () => {
    const answer = await api.send(favorites.remove, {
      params: { id: signedInUserId() },
      body: { name: name.name, name_id: name.nameId ?? undefined },
    });
    const { keys, highlighted } = favoritesStore.get();
    const key = keyOf(name);
    changeFavorites({ keys: withoutKey(keys, key), highlighted: withoutKey(highlighted, key) });
    return answer;
  });
