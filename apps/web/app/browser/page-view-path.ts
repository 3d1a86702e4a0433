import { localeInPath } from '@ismi/contract/locales';
import { findPage } from '../paths.ts';

/** Name pages are public; any other path may contain personal data. */
const IS_PUBLIC = /^names\//;

/** The path as it may be reported: name pages as they are, all others as their pattern. */
export function pageViewPath(pathname: string): string {
  const page = findPage(pathname);
  const locale = localeInPath(pathname);
  const prefix = locale ? `/${locale}` : '';
  if (!page) return `${prefix}/not-found`;
  if (IS_PUBLIC.test(page.path)) return pathname;
  return `${prefix}/${page.path.replaceAll('?', '')}`;
}
