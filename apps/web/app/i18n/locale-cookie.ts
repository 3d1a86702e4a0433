import { isLocale, type Locale } from '@ismi/contract/locales';
import { STORED_KEYS } from '../browser/stored-keys.ts';

/** The stored language, for server and browser; undefined if none was chosen. */
export function localeInCookies(cookies: string | null): Locale | undefined {
  const stored = cookies
    ?.split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === STORED_KEYS.language)?.[1];
  return isLocale(stored) ? stored : undefined;
}
