import { localeInPath } from '@ismi/contract/locales';
import { findPage, pathInLanguage } from '../paths.ts';

const ORIGIN = 'https://our.own';

/** A path on this site that is safe to redirect to, or undefined. The input is untrusted and must not lead to another site. */
export function safeRedirectPath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith('/') || !URL.canParse(path, ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, ORIGIN);
  // Two leading slashes name another host, even if only normalisation produced them.
  if (origin !== ORIGIN || pathname.startsWith('//')) return undefined;
  // Redirecting back to the sign-in would loop.
  if (findPage(pathname)?.frame === 'form') return undefined;
  return `${pathname}${search}${hash}`;
}

/** The target path in the language of the current page. */
export function pathInLanguageOf(pathname: string, target: string): string {
  const locale = localeInPath(pathname);
  const { pathname: path, search, hash } = new URL(target, ORIGIN);
  if (!locale || !findPage(path)) return target;
  return `${pathInLanguage(path, localeInPath(path) ?? locale, locale)}${search}${hash}`;
}
