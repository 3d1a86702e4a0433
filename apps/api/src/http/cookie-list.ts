import { ACCOUNT_LIMITS } from '@ismi/contract';

/** Every cookie that the API sets, and for how long; the privacy page says the same of each. */
export const COOKIES = {
  /** Renews the access token; no script ever sees it. */
  refresh: {
    name: 'ismi_refresh',
    httpOnly: true,
    path: '/api/auth',
    lifetimeMs: ACCOUNT_LIMITS.sessionLifetimeMs,
  },
  /** Says nothing but "somebody is signed in here", so that a page is drawn with the right gap instead of a log-in button. */
  signedIn: {
    name: 'ismi_signed_in',
    httpOnly: false,
    path: '/',
    lifetimeMs: ACCOUNT_LIMITS.sessionLifetimeMs,
  },
  /** Shows that a registration was made in this browser, so that no other one’s password opens its account. */
  registration: {
    name: 'ismi_registration',
    httpOnly: true,
    path: '/api/auth',
    lifetimeMs: ACCOUNT_LIMITS.unprovenLifetimeMs,
  },
  /** Shows that the owner of an account has been in this browser, so that strangers who guess cannot shut them out. */
  known: {
    name: 'ismi_known',
    httpOnly: true,
    path: '/api/auth',
    lifetimeMs: ACCOUNT_LIMITS.knownBrowserLifetimeMs,
  },
  /** What must come back from Google, for the minutes that the visitor is there. */
  google: {
    name: 'ismi_google',
    httpOnly: true,
    path: '/api/auth/google',
    lifetimeMs: 10 * 60_000,
  },
} as const;
