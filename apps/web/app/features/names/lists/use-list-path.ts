import { localeInPath } from '@ismi/contract/locales';
import type { NameFilters } from '@ismi/contract/name-filters';
import { useLocation } from 'react-router';
import { listAddress } from './list-address.ts';

/** Addresses of lists, with the language prefix of the current page. */
export function useListPath(): (filters: NameFilters, page?: number) => string {
  const { pathname } = useLocation();
  return (filters, page) => listAddress(filters, localeInPath(pathname), page);
}
