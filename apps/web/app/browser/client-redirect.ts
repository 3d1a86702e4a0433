import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Rendered in place of a page that is not for this visitor: redirects and replaces the history entry. */
export function ClientRedirect({ to }: { to: string }): null {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
