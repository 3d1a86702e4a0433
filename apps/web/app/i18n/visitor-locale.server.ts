import {
  FALLBACK_LOCALE,
  type Locale,
  localeFromHeader,
  localeInPath,
} from '@ismi/contract/locales';
import { findPage } from '../paths.ts';
import { localeInCookies } from './locale-cookie.ts';

/** The language of the administrators' area until another one is chosen. */
const ADMIN_LOCALE: Locale = 'tr';

interface Visit {
  request: Request;
  /** The path in the address bar; a data request of the router has another one. */
  url: URL;
}

/**
 * A prefix in the address always decides; without one the stored choice, then the browser, then German. Administrators start in Turkish.
 */
export function visitorLocale({ request, url: { pathname } }: Visit): Locale {
  const chosen = localeInPath(pathname) ?? localeInCookies(request.headers.get('cookie'));
  if (chosen) return chosen;
  if (findPage(pathname)?.audience === 'administrators') return ADMIN_LOCALE;
  return localeFromHeader(request.headers.get('accept-language') ?? undefined) ?? FALLBACK_LOCALE;
}
