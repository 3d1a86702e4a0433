import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/**
 * Rendered in place of a page that is not for this visitor: redirects and replaces the history entry. The HTML of public pages is that of
 * guests, so it waits until the browser's own session is read.
 */
export function ClientRedirect({ to }: { to: string }): null {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) void navigate(to, { replace: true });
  }, [isHydrated, navigate, to]);
  return null;
}
