import { useCallback, useEffect } from 'react';
import type { RateAction } from '../pending-action.ts';
import { useUserId } from '../session/use-session.ts';
import { useStore } from '../store.ts';
import { useApi } from '../use-api.ts';
import { NO_RATINGS, type RatingsState, ratingsStore } from './ratings-store.ts';

/** Calling needs more code than showing; it is fetched when there is something to call. */
const importCalls = () => import('./ratings-calls.ts');

/** What is known already; loads nothing. */
export const useKnownRatings = (): RatingsState => useStore(ratingsStore, NO_RATINGS);

/** Loads how families rated a name, unless that is known or given. */
export function useLoadStats(nameId: string | null, isGiven: boolean): void {
  const api = useApi();
  useEffect(() => {
    if (nameId !== null && !isGiven)
      importCalls().then(
        ({ loadStats }) => loadStats(api, [nameId]),
        () => {},
      );
  }, [api, nameId, isGiven]);
}

/** The user's ratings, with the stars of these names. */
export function useRatings(nameIds: readonly string[]): RatingsState {
  const api = useApi();
  const userId = useUserId();
  const joinedIds = nameIds.join(' ');
  useEffect(() => {
    if (userId !== undefined && joinedIds !== '')
      importCalls().then(
        ({ loadStars }) => loadStars(api, userId, joinedIds.split(' ')),
        () => {},
      );
  }, [api, userId, joinedIds]);
  return useKnownRatings();
}

/** Rates a name. Resolves to undefined if another action on the name is under way. */
export function useRateCall() {
  const api = useApi();
  return useCallback(async (rating: RateAction) => (await importCalls()).rate(api, rating), [api]);
}
