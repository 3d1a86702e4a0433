import { localeInPath } from '@ismi/contract/locales';
import { findPage } from '../paths.ts';

/** Names are what we want to know of; whatever else stands in an address may be somebody's. */
const IS_PUBLIC = /^names\//;

/** What may be told of an address: a page of names as it is, every other as its pattern. */
export function countedPath(pathname: string): string {
  const page = findPage(pathname);
  const locale = localeInPath(pathname);
  const prefix = locale ? `/${locale}` : '';
  if (!page) return `${prefix}/not-found`;
  if (IS_PUBLIC.test(page.path)) return pathname;
  return `${prefix}/${page.path.replaceAll('?', '')}`;
}
