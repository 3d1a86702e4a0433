import { credits } from '@ismi/contract';
import { useCallback, useState } from 'react';
import { useApiMutation } from '../mutation.ts';
import { updateUser } from './session-store.ts';

/** How long a balance counts as fresh. */
const BALANCE_FRESH_MS = 30_000;

/** Reloads the balance of the signed-in user, at most every 30 seconds. It counts as fresh at first, because it came with the session. */
export function useRefreshBalance() {
  const { call } = useApiMutation(credits.balance);
  const [refreshed] = useState(() => ({ at: performance.now() }));
  return useCallback(async (): Promise<void> => {
    if (performance.now() - refreshed.at < BALANCE_FRESH_MS) return;
    refreshed.at = performance.now();
    try {
      const answer = await call({});
      updateUser({ credits: answer.credits });
    } catch {
      // The shown balance stays; the next page asks again.
      refreshed.at = Number.NEGATIVE_INFINITY;
    }
  }, [call, refreshed]);
}
