import { useLocation } from 'react-router';
import { findPage } from '../paths.ts';
import { usePath } from './use-path.ts';

/** The sign-in page, with the page to return to: the current one, or the one the visitor wanted. */
export function useLoginPath(next?: string): string {
  const path = usePath();
  const { pathname, search } = useLocation();
  const login = path('login');
  if (next) return `${login}?next=${encodeURIComponent(next)}`;
  // Home without a query is the default target anyway; returning to the sign-in would loop.
  const isPlainHome = pathname === path('home') && search === '';
  const hasWayBack = !isPlainHome && findPage(pathname)?.frame !== 'form';
  return hasWayBack ? `${login}?next=${encodeURIComponent(pathname + search)}` : login;
}
