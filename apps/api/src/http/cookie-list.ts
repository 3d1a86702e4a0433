import { ACCOUNT_LIMITS } from '@ismi/contract';

const DAY_MS = 24 * 60 * 60_000;
/** The day the cookie names got their prefixes. */
const PREFIXED_ON = Date.UTC(2026, 10, 18);
/** Until 18 December 2026: longer than any session, registration or Google sign-in that began before. */
const SESSIONS_ARE_OVER = PREFIXED_ON + 30 * DAY_MS;

/**
 * Every cookie that the API sets, and for how long; the privacy page says the same of each. `__Secure-` prevents a cookie from being
 * set over plain http; `__Host-` also from another host of our domain, but needs the path `/`. On plain http both are left out.
 * On https the name without prefix is read until `unprefixedUntil`, and never after that.
 */
export const COOKIES = {
  /** Renews the access token; scripts cannot read it. */
  refresh: {
    name: '__Secure-ismi_refresh',
    httpOnly: true,
    path: '/api/auth',
    lifetimeMs: ACCOUNT_LIMITS.sessionLifetimeMs,
    unprefixedUntil: SESSIONS_ARE_OVER,
  },
  /** Says only that somebody is signed in, so that a page is rendered without a log-in button. */
  signedIn: {
    name: '__Host-ismi_signed_in',
    httpOnly: false,
    path: '/',
    lifetimeMs: ACCOUNT_LIMITS.sessionLifetimeMs,
    unprefixedUntil: SESSIONS_ARE_OVER,
  },
  /**
   * Proves that a registration was made in this browser, so that a password chosen in another one does not open the account.
   */
  registration: {
    name: '__Secure-ismi_registration',
    httpOnly: true,
    path: '/api/auth',
    lifetimeMs: ACCOUNT_LIMITS.unprovenLifetimeMs,
    unprefixedUntil: SESSIONS_ARE_OVER,
  },
  /**
   * Proves that the account's owner has signed in with this browser before, so that strangers who guess passwords cannot lock
   * the owner out.
   */
  known: {
    name: '__Secure-ismi_known',
    httpOnly: true,
    path: '/api/auth',
    lifetimeMs: ACCOUNT_LIMITS.knownBrowserLifetimeMs,
    unprefixedUntil: PREFIXED_ON + ACCOUNT_LIMITS.knownBrowserLifetimeMs,
  },
  /** The state expected back from Google, kept for the minutes of the sign-in there. */
  google: {
    name: '__Secure-ismi_google',
    httpOnly: true,
    path: '/api/auth/google',
    lifetimeMs: 10 * 60_000,
    unprefixedUntil: SESSIONS_ARE_OVER,
  },
} as const;
