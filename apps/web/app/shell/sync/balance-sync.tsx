import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useRefreshBalance } from '../../data/session/use-refresh-balance.ts';

/** Renders nothing. Refreshes the balance on every page and whenever the tab becomes visible. Needs the user's id as its key. */
export function BalanceSync() {
  const refresh = useRefreshBalance();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on every page
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
