import { useLocation } from 'react-router';
import { findPage } from '../paths.ts';
import { usePath } from './use-path.ts';

/** Where to sign in, with the way back to where one is now, or on to where one wanted to go. */
export function useLoginPath(next?: string): string {
  const path = usePath();
  const { pathname, search } = useLocation();
  const login = path('login');
  if (next) return `${login}?next=${encodeURIComponent(next)}`;
  // Home is where everybody arrives anyway, unless with a question; coming back to the sign-in would go in a circle.
  const isPlainHome = pathname === path('home') && search === '';
  const hasWayBack = !isPlainHome && findPage(pathname)?.frame !== 'form';
  return hasWayBack ? `${login}?next=${encodeURIComponent(pathname + search)}` : login;
}
