import { FALLBACK_LOCALE, isLocale, type Locale, localeFromHeader } from '@ismi/contract/locales';
import { STORED_KEYS } from '../lib/stored-keys.ts';
import { localeInPath } from '../paths.ts';

function storedLocale(cookies: string | null): Locale | undefined {
  const stored = cookies
    ?.split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === STORED_KEYS.language)?.[1];
  return isLocale(stored) ? stored : undefined;
}

/** A prefix in the address decides, always; without one the stored choice, then the browser, then German. */
export function visitorLocale(request: Request): Locale {
  return (
    localeInPath(new URL(request.url).pathname) ??
    storedLocale(request.headers.get('cookie')) ??
    localeFromHeader(request.headers.get('accept-language') ?? undefined) ??
    FALLBACK_LOCALE
  );
}
