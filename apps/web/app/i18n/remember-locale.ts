import type { Locale } from '@ismi/contract/locales';
import { STORED_KEYS } from '../browser/stored-keys.ts';
import { localeInCookies } from './locale-cookie.ts';

const YEAR_SECONDS = 31_536_000;

/** Stores the chosen language as a cookie, so that the server can use it for addresses without a prefix. */
export function rememberLocale(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${STORED_KEYS.language}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

/** The stored language of this browser; undefined if none was chosen. */
export const rememberedLocale = (): Locale | undefined => localeInCookies(document.cookie);
