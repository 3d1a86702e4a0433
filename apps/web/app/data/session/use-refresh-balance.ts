import { credits } from '@ismi/contract';
import { useCallback } from 'react';
import { useApi } from '../use-api.ts';
import { currentSession, updateUser } from './session-store.ts';

/** A balance is believed this long, unless something has been paid or spent. */
const BALANCE_FRESH_MS = 30_000;

/** Whose balance was last told by the server, and when, by `performance.now()`. */
let lastRefresh: { userId: string; at: number } | undefined;

const isFresh = (userId: string): boolean =>
  lastRefresh?.userId === userId && performance.now() - lastRefresh.at < BALANCE_FRESH_MS;

/** The user came with a balance: it counts from now on. */
export const markBalanceFresh = (userId: string): void => {
  lastRefresh = { userId, at: performance.now() };
};

/** Asks what there is to spend, at most every 30 seconds; `force` after a charge or a purchase. Answers undefined when nobody could be asked. */
export function useRefreshBalance() {
  const api = useApi();
  return useCallback(
    async ({ force = false } = {}): Promise<number | undefined> => {
      const session = currentSession();
      if (session.state !== 'signed-in') return undefined;
      const { id, credits: shown } = session.user;
      if (!force && isFresh(id)) return shown;
      markBalanceFresh(id);
      try {
        const answer = await api.send(credits.balance, {});
        updateUser({ credits: answer.credits });
        return answer.credits;
      } catch {
        // What is shown stays; the next page asks again.
        lastRefresh = undefined;
        return undefined;
      }
    },
    [api],
  );
}
