import type { Locale } from '@ismi/contract/locales';
import { filtersInOrder, NAME_WAYS, type NameFilters } from '@ismi/contract/name-filters';
import { pathTo } from '../../../paths.ts';

/** The one address of a set of filters: the first in the path, the others in the query, always in the same order. */
export function listAddress(filters: NameFilters, locale: Locale | undefined, page = 1): string {
  const [first, ...others] = filtersInOrder(filters);
  if (!first) return pathTo('name-index', locale);
  const [by, value] = first;
  const query = new URLSearchParams(page > 1 ? [...others, ['page', String(page)]] : others);
  const search = query.toString();
  return pathTo('name-list', locale, { by, value }) + (search && `?${search}`);
}

interface AddressParts {
  by: string;
  value: string;
  search: URLSearchParams;
}

/** The filters and the page that an address names, however it is written; undefined where it is no list's. */
export function readListAddress({ by, value, search }: AddressParts, locale: Locale) {
  if (!NAME_WAYS.some((way) => way === by)) return undefined;
  const filters: NameFilters = {};
  for (const way of NAME_WAYS) {
    const written = way === by ? value : search.get(way);
    if (written) filters[way] = way === 'letter' ? written.toLocaleLowerCase(locale) : written;
  }
  const page = Number(search.get('page') ?? 1);
  return { filters, page: Number.isInteger(page) && page > 0 ? page : 1 };
}

const KNOWN: ReadonlySet<string> = new Set([...NAME_WAYS, 'page']);

/** The part of an address that decides what the list shows: marks of campaigns and the like are left out. */
export function askedAddress(url: URL): string {
  const known = new URLSearchParams([...url.searchParams].filter(([key]) => KNOWN.has(key)));
  const search = known.toString();
  return url.pathname + (search && `?${search}`);
}
