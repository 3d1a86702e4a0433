import { profile } from '@ismi/contract';
import { useCallback } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useLoaded } from '../../data/use-loaded.ts';

/** What was used so far. */
export function useTotals(userId: string) {
  const api = useApi();
  const ask = useCallback(
    async () => (await api.send(profile.read, { params: { id: userId } })).stats,
    [api, userId],
  );
  return useLoaded(ask);
}
