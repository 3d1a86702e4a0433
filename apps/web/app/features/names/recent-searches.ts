import { NAME_LIMITS } from '@ismi/contract/limits';
import { useMemo, useSyncExternalStore } from 'react';
import { tryStorage } from '../../browser/browser-storage.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';

/** A name with a part that was bought on this device. */
export interface RecentSearch {
  /** Null if only a model knows the name: then it is identified by its letters. */
  nameId: string | null;
  name: string;
  /** Paid parts are free to view again. Earlier releases did not store this field. */
  isSearched?: boolean;
  isAnalysed: boolean;
}

interface Stored {
  /** The purchases do not count for another user of this browser. */
  userId: string;
  searches: RecentSearch[];
}

const KEY = STORED_KEYS.recentSearches;
const NONE: readonly RecentSearch[] = [];
const listeners = new Set<() => void>();

const read = (): string | null =>
  tryStorage('localStorage', (storage) => storage.getItem(KEY)) ?? null;

function searchesIn(stored: string | null, userId: string | undefined): readonly RecentSearch[] {
  try {
    const { userId: owner, searches }: Stored = JSON.parse(stored ?? '{}');
    return owner === userId && Array.isArray(searches) ? searches : NONE;
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const isSame = (one: RecentSearch, other: RecentSearch): boolean =>
  one.nameId === null ? one.name === other.name : one.nameId === other.nameId;

export const recentSearchesOf = (userId: string): readonly RecentSearch[] =>
  searchesIn(read(), userId);

/** Adds a search at the front; a paid part stays paid. */
export function rememberSearch(userId: string, search: RecentSearch): void {
  const known = recentSearchesOf(userId);
  const earlier = known.find((other) => isSame(search, other));
  const searches = [
    {
      ...search,
      isSearched: search.isSearched || earlier?.isSearched || false,
      isAnalysed: search.isAnalysed || earlier?.isAnalysed || false,
    },
    ...known.filter((other) => other !== earlier),
  ].slice(0, NAME_LIMITS.recent);
  const stored: Stored = { userId, searches };
  tryStorage('localStorage', (storage) => storage.setItem(KEY, JSON.stringify(stored)));
  for (const listener of listeners) listener();
}

/** The last searches of this user on this device; not sent to the server. */
export function useRecentSearches(userId: string | undefined): readonly RecentSearch[] {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => (userId ? searchesIn(stored, userId) : NONE), [stored, userId]);
}
