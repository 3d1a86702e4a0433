import { isLocale, type Locale } from '@ismi/contract/locales';
import { STORED_KEYS } from '../browser/stored-keys.ts';

/** The choice that a browser keeps, for server and browser alike; undefined when none was made. */
export function localeInCookies(cookies: string | null): Locale | undefined {
  const stored = cookies
    ?.split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === STORED_KEYS.language)?.[1];
  return isLocale(stored) ? stored : undefined;
}
