import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useQuery } from '../../browser/use-query.ts';

/**
 * The token of a mailed link. Removed from the URL at once, so that it cannot be read on the screen or copied;
 * kept in the history state for a reload. `missing` once it is certain that there is none.
 */
export function useTokenFromUrl(): { token: string | undefined; isMissing: boolean } {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const search = useQuery();
  const urlToken = search.get('token') || undefined;
  const historyToken = typeof state?.token === 'string' ? state.token : undefined;
  // The server cannot read the history state.
  const isHydrated = useHydrated();
  useEffect(() => {
    if (urlToken) void navigate(pathname, { replace: true, state: { token: urlToken } });
  }, [urlToken, navigate, pathname]);
  const token = isHydrated && !urlToken ? historyToken : undefined;
  return { token, isMissing: isHydrated && !urlToken && !historyToken };
}
