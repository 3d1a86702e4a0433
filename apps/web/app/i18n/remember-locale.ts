import type { Locale } from '@ismi/contract/locales';
import { STORED_KEYS } from '../browser/stored-keys.ts';
import { localeInCookies } from './locale-cookie.ts';

const YEAR_SECONDS = 31_536_000;

/** Keeps a choice in the browser, as a cookie: that tells it to the server, too, which renders addresses without a prefix in it. */
export function rememberLocale(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${STORED_KEYS.language}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

/** The choice that this browser keeps; undefined when none was made. */
export const rememberedLocale = (): Locale | undefined => localeInCookies(document.cookie);
