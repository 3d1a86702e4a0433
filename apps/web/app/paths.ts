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

/** The only spelling of an address: of a page, under a language's prefix or without. */
export function pathTo(id: PageId, locale?: Locale, params: Record<string, string> = {}): string {
  const { path } = pageOf(id);
  const prefix = locale ? `/${locale}` : '';
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

/** An alphabet belongs to its language: what stands under a letter has no counterpart in another. */
const isOfOneLanguage = (pathname: string): boolean =>
  /^\/names\/letter\//i.test(withoutLocale(pathname));

/** The languages in which the page at an address exists; `shown` is the one in which it stands open. */
export const localesOf = (pathname: string, shown: Locale): readonly Locale[] =>
  isOfOneLanguage(pathname) ? [shown] : LOCALES;

/** Where a reader goes on in another language: to the same page, or to the nearest that exists. */
export const pathInLanguage = (pathname: string, shown: Locale, locale: Locale): string =>
  isOfOneLanguage(pathname) && locale !== shown
    ? pathTo('name-index', locale)
    : localisedPath(pathname, locale);

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The one spelling of an address that may be typed in several, with capitals or a slash too many. */
export function canonicalPath(pathname: string): string {
  const locale = localeInPath(pathname);
  const page = findPage(pathname);
  // generatePath writes Arabic and Turkish letters as addresses do, so it must get them as letters.
  const match = page && matchPath(`/${page.path}`, decoded(withoutLocale(pathname)));
  const plain = match ? generatePath(match.pattern.path, match.params) : unlocalisedPath(pathname);
  return locale ? localisedPath(plain, locale) : plain;
}

/** Home, with the word that the administrators' area is not for this visitor. */
export const adminRefusedPath = (locale?: Locale): string =>
  `${pathTo('home', locale)}?refused=${pathTo('madmin').slice(1)}`;
