import { isLocale, type Locale } from '@ismi/contract/locales';
import { generatePath, matchPath } from 'react-router';
import { PAGES, type Page, type PageId } from './pages.ts';

/** The language that an address itself names, which decides the page; undefined where the visitor's own choice does. */
export function localeInPath(pathname: string): Locale | undefined {
  // As the router does, which takes capitals for small letters too.
  const first = pathname.split('/')[1]?.toLowerCase();
  return isLocale(first) ? first : undefined;
}

export function withoutLocale(pathname: string): string {
  const locale = localeInPath(pathname);
  return locale ? pathname.slice(locale.length + 1) || '/' : pathname;
}

const pageOf = (id: PageId): Page => {
  const page = PAGES.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`there is no page ${id}`);
  return page;
};

/** Only what exists is linked. */
export const isBuilt = (id: PageId): boolean => pageOf(id).state === 'built';

/** The only spelling of an address: of a page, under a language's prefix or without. */
export function pathTo(id: PageId, locale?: Locale, params: Record<string, string> = {}): string {
  const { path, audience } = pageOf(id);
  const prefix = locale && audience === 'public' ? `/${locale}` : '';
  return generatePath(`${prefix}/${path}`, params).replace(/(.)\/$/, '$1');
}

/** The page at an address, in whatever language. */
export const findPage = (pathname: string): Page | undefined =>
  PAGES.find(({ path }) => matchPath(`/${path}`, withoutLocale(pathname)));

const withoutSlashAtEnd = (path: string): string => path.replace(/\/+$/, '');

/** The same page under a language's prefix. */
export const localisedPath = (pathname: string, locale: Locale): string =>
  `/${locale}${withoutSlashAtEnd(withoutLocale(pathname))}`;

/** The same page where the visitor's own choice decides. */
export const unlocalisedPath = (pathname: string): string =>
  withoutSlashAtEnd(withoutLocale(pathname)) || '/';

/** The one spelling of an address that may be typed in several, with capitals or a slash too many. */
export function canonicalPath(pathname: string): string {
  const locale = localeInPath(pathname);
  const page = findPage(pathname);
  const match = page && matchPath(`/${page.path}`, withoutLocale(pathname));
  const plain = match ? generatePath(match.pattern.path, match.params) : unlocalisedPath(pathname);
  return locale ? localisedPath(plain, locale) : plain;
}
