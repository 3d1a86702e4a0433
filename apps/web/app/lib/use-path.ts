import { useLocation } from 'react-router';
import type { PageId } from '../pages.ts';
import { localeInPath, pathTo } from '../paths.ts';

/** Links stay under the prefix that the visitor came by. */
export function usePath(): (page: PageId) => string {
  const { pathname } = useLocation();
  return (page) => pathTo(page, localeInPath(pathname));
}
