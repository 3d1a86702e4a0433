import type { NameRef } from '../name-ref.ts';
import { useUserId } from '../session/use-user-id.ts';
import { useStore } from '../store.ts';
import { useApi } from '../use-api.ts';
import { useLazyLoad } from '../use-lazy-load.ts';
import { type FavoritesState, favoritesStore, NO_FAVORITES } from './favorites-store.ts';

const importCalls = () => import('./favorites-calls.ts');

/** The user's favorites. Loaded once, when the first heart is shown. */
export function useFavorites(): FavoritesState {
  const userId = useUserId();
  useLazyLoad(userId, importCalls, (calls, api) => calls.loadFavorites(api, userId ?? ''));
  return useStore(favoritesStore, NO_FAVORITES);
}

/** Adds and removes favorites. Both resolve to undefined if another action on the name is under way. */
export function useFavoriteCalls() {
  const api = useApi();
  return {
    add: async (name: NameRef, since?: string) =>
      (await importCalls()).addFavorite(api, name, since),
    remove: async (name: NameRef) => (await importCalls()).removeFavorite(api, name),
  };
}
