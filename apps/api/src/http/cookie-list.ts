import { ACCOUNT_LIMITS } from '@ismi/contract';

const DAY_MS = 24 * 60 * 60_000;
/** The day on which the names got their prefixes. */
const PREFIXED_ON = Date.UTC(2026, 10, 18);
/** Until 18 December 2026: longer than any session, registration or visit to Google that began before. */
const SESSIONS_ARE_OVER = PREFIXED_ON + 30 * DAY_MS;

/**
 * Every cookie that the API sets, and for how long; the privacy page says the same of each. `__Secure-` prevents a cookie from being
 * set over plain http; `__Host-` also from another host of our domain, but needs the path `/`. On plain http both are left out.
 * On https the name without prefix is read until `unprefixedUntil`, and never after that.
 */
export const COOKIES = {
  /** Renews the access token; no script ever sees it. */
  refresh: {
    name: '__Secure-ismi_refresh',
    httpOnly: true,
    path: '/api/auth',
    lifetimeMs: ACCOUNT_LIMITS.sessionLifetimeMs,
    unprefixedUntil: SESSIONS_ARE_OVER,
  },
  /** Says nothing but "somebody is signed in here", so that a page is drawn with the right gap instead of a log-in button. */
  signedIn: {
    name: '__Host-ismi_signed_in',
    httpOnly: false,
    path: '/',
    lifetimeMs: ACCOUNT_LIMITS.sessionLifetimeMs,
    unprefixedUntil: SESSIONS_ARE_OVER,
  },
  /** Shows that a registration was made in this browser, so that no other one’s password opens its account. */
  registration: {
    name: '__Secure-ismi_registration',
    httpOnly: true,
    path: '/api/auth',
    lifetimeMs: ACCOUNT_LIMITS.unprovenLifetimeMs,
    unprefixedUntil: SESSIONS_ARE_OVER,
  },
  /** Shows that the owner of an account has been in this browser, so that strangers who guess cannot shut them out. */
  known: {
    name: '__Secure-ismi_known',
    httpOnly: true,
    path: '/api/auth',
    lifetimeMs: ACCOUNT_LIMITS.knownBrowserLifetimeMs,
    unprefixedUntil: PREFIXED_ON + ACCOUNT_LIMITS.knownBrowserLifetimeMs,
  },
  /** What must come back from Google, for the minutes that the visitor is there. */
  google: {
    name: '__Secure-ismi_google',
    httpOnly: true,
    path: '/api/auth/google',
    lifetimeMs: 10 * 60_000,
    unprefixedUntil: SESSIONS_ARE_OVER,
  },
} as const;
