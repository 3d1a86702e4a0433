import { onUserChange } from '../session/session-user.ts';
import { createStore } from '../store.ts';

export interface FavoritesState {
  /** The user whose favorites these are; undefined until they are loaded. */
  userId: string | undefined;
  /** Keys of the favorites; undefined until they are known. */
  keys: ReadonlySet<string> | undefined;
  /** Added a moment ago, and marked on the page. */
  highlighted: ReadonlySet<string>;
}

export const NO_FAVORITES: FavoritesState = {
  userId: undefined,
  keys: undefined,
  highlighted: new Set(),
};

export const favoritesStore = createStore(NO_FAVORITES);

export const changeFavorites = (changes: Partial<FavoritesState>): void =>
  favoritesStore.set({ ...favoritesStore.get(), ...changes });

onUserChange(() => favoritesStore.set(NO_FAVORITES));
