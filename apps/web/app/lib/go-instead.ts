import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Drawn in the place of a page that is not for this visitor: leads to the one that is, and leaves no trace in the history. */
export function GoInstead({ to }: { to: string }): null {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
