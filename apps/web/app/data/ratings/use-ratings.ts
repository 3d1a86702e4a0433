import type { RateAction } from '../pending-action.ts';
import { useUserId } from '../session/use-user-id.ts';
import { useStore } from '../store.ts';
import { useApi } from '../use-api.ts';
import { useLazyLoad } from '../use-lazy-load.ts';
import { NO_RATINGS, type RatingsState, ratingsStore } from './ratings-store.ts';

const importCalls = () => import('./ratings-calls.ts');

/** What is known already; loads nothing. */
export const useKnownRatings = (): RatingsState => useStore(ratingsStore, NO_RATINGS);

/** Loads how families rated a name; undefined where that is known or given. */
export const useLoadStats = (nameId: string | undefined): void =>
  useLazyLoad(nameId, importCalls, (calls, api) => calls.loadStats(api, [nameId ?? '']));

/** The user's ratings, with the stars of these names. */
export function useRatings(nameIds: readonly string[]): RatingsState {
  const userId = useUserId();
  const key = userId && nameIds.length > 0 ? `${userId} ${nameIds.join(' ')}` : undefined;
  useLazyLoad(key, importCalls, (calls, api) => calls.loadStars(api, userId ?? '', nameIds));
  return useKnownRatings();
}

/** Rates a name. Resolves to undefined if another action on the name is under way. */
export function useRateCall() {
  const api = useApi();
  return async (rating: RateAction) => (await importCalls()).rate(api, rating);
}
