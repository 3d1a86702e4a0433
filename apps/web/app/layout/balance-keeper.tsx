import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { balanceIsKnown, useRefreshBalance } from '../lib/session/use-refresh-balance.ts';

/** Draws nothing: keeps the number in the header true, on every page and whenever somebody comes back to this tab. */
export function BalanceKeeper({ userId }: { userId: string }) {
  const refresh = useRefreshBalance();
  const { pathname } = useLocation();
  useEffect(() => balanceIsKnown(userId), [userId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every page anew
  useEffect(() => {
    void refresh();
  }, [refresh, pathname]);
  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [refresh]);
  return null;
}
