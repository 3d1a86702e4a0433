import { credits } from '@ismi/contract';
import { useCallback } from 'react';
import { useApi } from '../use-api.ts';
import { currentSession, userChanges } from './session-store.ts';

/** A balance is believed this long, unless something has been paid or spent. */
const BALANCE_KEPT_MS = 30_000;

/** Whose balance was last told by the server, and when, by `performance.now()`. */
let known: { userId: string; at: number } | undefined;

const isFresh = (userId: string): boolean =>
  known?.userId === userId && performance.now() - known.at < BALANCE_KEPT_MS;

/** The user came with a balance: it counts from now on. */
export const balanceIsKnown = (userId: string): void => {
  known = { userId, at: performance.now() };
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
      balanceIsKnown(id);
      try {
        const answer = await api.send(credits.balance, {});
        userChanges({ credits: answer.credits });
        return answer.credits;
      } catch {
        // What is shown stays; the next page asks again.
        known = undefined;
        return undefined;
      }
    },
    [api],
  );
}
