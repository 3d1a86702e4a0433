import { localeInPath } from '@ismi/contract/locales';
import { findPage, pathInLanguage } from '../paths.ts';

const ORIGIN = 'https://our.own';

/** A path of ours to go on to, or undefined: what an address asks for may be anybody's wish, and must not lead to another site. */
export function ownPath(wish: string | null | undefined): string | undefined {
  if (!wish?.startsWith('/') || !URL.canParse(wish, ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(wish, ORIGIN);
  // Two slashes at the beginning are the name of another host, even if they came about only here.
  if (origin !== ORIGIN || pathname.startsWith('//')) return undefined;
  // Coming back to the sign-in would go in a circle.
  if (findPage(pathname)?.frame === 'form') return undefined;
  return `${pathname}${search}${hash}`;
}

/** A way on that was kept, in the language of the page that it is taken from: going on changes no language. */
export function inLanguageOf(pathname: string, kept: string): string {
  const locale = localeInPath(pathname);
  const { pathname: path, search, hash } = new URL(kept, ORIGIN);
  if (!locale || !findPage(path)) return kept;
  return `${pathInLanguage(path, localeInPath(path) ?? locale, locale)}${search}${hash}`;
}
