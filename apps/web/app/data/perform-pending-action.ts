import { useCallback } from 'react';
import { addFavorite, loadFavorites } from './favorites/favorites-calls.ts';
import type { PendingAction } from './pending-action.ts';
import { loadRatings, rate } from './ratings/ratings-calls.ts';
import { useUserId } from './session/use-user-id.ts';
import { useApi } from './use-api.ts';

/** Performs a guest's pending action after the user's favorites and ratings are loaded: they must not overwrite its result. */
export function usePerformPendingAction() {
  const api = useApi();
  const userId = useUserId();
  return useCallback(
    async (action: PendingAction) => {
      if (userId === undefined) throw new Error('a pending action requires a signed-in user');
      await Promise.all([loadFavorites(api, userId), loadRatings(api, userId)]);
      return action.kind === 'keep' ? addFavorite(api, action.name) : rate(api, action);
    },
    [api, userId],
  );
}
