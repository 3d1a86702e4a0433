import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { markBalanceFresh, useRefreshBalance } from '../../data/session/use-refresh-balance.ts';

/** Renders nothing. Refreshes the balance on every page and whenever the tab becomes visible. */
export function BalanceSync({ userId }: { userId: string }) {
  const refresh = useRefreshBalance();
  const { pathname } = useLocation();
  useEffect(() => markBalanceFresh(userId), [userId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every page anew
  useEffect(() => {
    void refresh();
  }, [refresh, pathname]);
  useEffect(() => {
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => document.removeEventListener('visibilitychange', refreshIfVisible);
  }, [refresh]);
  return null;
}
