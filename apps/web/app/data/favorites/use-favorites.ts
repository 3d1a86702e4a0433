import { useCallback, useEffect } from 'react';
import type { NameRef } from '../name-ref.ts';
import { useUserId } from '../session/use-session.ts';
import { useStore } from '../store.ts';
import { useApi } from '../use-api.ts';
import { type FavoritesState, favoritesStore, NO_FAVORITES } from './favorites-store.ts';

/** Calling needs more code than showing; it is fetched when there is something to call. */
const importCalls = () => import('./favorites-calls.ts');

/** The user's favorites. Loaded once, when the first heart is shown. */
export function useFavorites(): FavoritesState {
  const api = useApi();
  const userId = useUserId();
  useEffect(() => {
    if (userId !== undefined)
      importCalls().then(
        ({ loadFavorites }) => loadFavorites(api, userId),
        () => {},
      );
  }, [api, userId]);
  return useStore(favoritesStore, NO_FAVORITES);
}

/** Adds and removes favorites. Both resolve to undefined if another action on the name is under way. */
export function useFavoriteCalls() {
  const api = useApi();
  return {
    add: useCallback(
      async (name: NameRef, since?: string) => (await importCalls()).addFavorite(api, name, since),
      [api],
    ),
    remove: useCallback(
      async (name: NameRef) => (await importCalls()).removeFavorite(api, name),
      [api],
    ),
  };
}
