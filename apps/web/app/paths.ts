import { LOCALES, type Locale, localeInPath } from '@ismi/contract/locales';
import { generatePath, matchPath } from 'react-router';
import { PAGES, type Page, type PageId } from './pages.ts';

export function withoutLocale(pathname: string): string {
  const locale = localeInPath(pathname);
  return locale ? pathname.slice(locale.length + 1) || '/' : pathname;
}

const pageOf = (id: PageId): Page => {
  const page = PAGES.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`there is no page ${id}`);
  return page;
};

/** The canonical address of a page, with or without a language prefix. */
export function pathTo(id: PageId, locale?: Locale, params: Record<string, string> = {}): string {
  const { path } = pageOf(id);
  const prefix = locale ? `/${locale}` : '';
  return generatePath(`${prefix}/${path}`, params).replace(/(.)\/$/, '$1');
}

/** The page at an address, in any language. */
export const findPage = (pathname: string): Page | undefined =>
  PAGES.find(({ path }) => matchPath(`/${path}`, withoutLocale(pathname)));

const withoutSlashAtEnd = (path: string): string => path.replace(/\/+$/, '');

/** The same page under a language's prefix. */
export const localisedPath = (pathname: string, locale: Locale): string =>
  `/${locale}${withoutSlashAtEnd(withoutLocale(pathname))}`;

/** The same page without a prefix, in the visitor's own language. */
export const unlocalisedPath = (pathname: string): string =>
  withoutSlashAtEnd(withoutLocale(pathname)) || '/';

const isList = (pathname: string): boolean => findPage(pathname)?.id === 'name-list';

/** An alphabet belongs to its language: the list of a letter has no counterpart in other languages. */
const isOfOneLanguage = (pathname: string): boolean =>
  /^\/names\/letter\//i.test(withoutLocale(pathname));

/** The languages in which the page at an address exists; `shown` is the current one. */
export const localesOf = (pathname: string, shown: Locale): readonly Locale[] =>
  isOfOneLanguage(pathname) ? [shown] : LOCALES;

/** The address in another language: the same page, or the nearest that exists. */
export const pathInLanguage = (pathname: string, shown: Locale, locale: Locale): string =>
  isOfOneLanguage(pathname) && locale !== shown
    ? pathTo('name-index', locale)
    : localisedPath(pathname, locale);

/** The query beside it. A list keeps what every language has: not its letter, nor its page, for it has another order there. */
export function searchInLanguage(pathname: string, search: string, isSame: boolean): string {
  if (isSame || !isList(pathname)) return search;
  if (isOfOneLanguage(pathname)) return '';
  const query = new URLSearchParams(search);
  query.delete('letter');
  query.delete('page');
  return query.size > 0 ? `?${query}` : '';
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The canonical form of an address, which may be typed with capitals or an extra slash. */
export function canonicalPath(pathname: string): string {
  const locale = localeInPath(pathname);
  const page = findPage(pathname);
  // generatePath percent-encodes Arabic and Turkish letters, so it must get them decoded.
  const match = page && matchPath(`/${page.path}`, decoded(withoutLocale(pathname)));
  const plain = match ? generatePath(match.pattern.path, match.params) : unlocalisedPath(pathname);
  return locale ? localisedPath(plain, locale) : plain;
}

/** Home, with a message that the administrators' area is not for this visitor. */
export const adminRefusedPath = (locale?: Locale): string =>
  `${pathTo('home', locale)}?refused=${pathTo('madmin').slice(1)}`;
