import { localeInPath } from '@ismi/contract/locales';
import { useLocation } from 'react-router';
import type { PageId } from '../pages.ts';
import { pathTo } from '../paths.ts';

/** Links keep the language prefix of the current page. */
export function usePath(): (page: PageId, params?: Record<string, string>) => string {
  const { pathname } = useLocation();
  return (page, params) => pathTo(page, localeInPath(pathname), params);
}
