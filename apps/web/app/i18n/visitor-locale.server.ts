import {
  FALLBACK_LOCALE,
  type Locale,
  localeFromHeader,
  localeInPath,
} from '@ismi/contract/locales';
import { findPage } from '../paths.ts';
import { localeInCookies } from './locale-cookie.ts';

/** What the administrators' area speaks until somebody chooses otherwise. */
const ADMIN_LOCALE: Locale = 'tr';

interface Visit {
  request: Request;
  /** What stands in the address bar; the request itself may ask for the page’s data under another. */
  url: URL;
}

/** A prefix in the address decides, always; without one the stored choice, then the browser, then German. Administrators begin in Turkish. */
export function visitorLocale({ request, url: { pathname } }: Visit): Locale {
  const chosen = localeInPath(pathname) ?? localeInCookies(request.headers.get('cookie'));
  if (chosen) return chosen;
  if (findPage(pathname)?.audience === 'administrators') return ADMIN_LOCALE;
  return localeFromHeader(request.headers.get('accept-language') ?? undefined) ?? FALLBACK_LOCALE;
}
