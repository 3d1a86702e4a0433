import { STORED_KEYS } from '../../browser/stored-keys.ts';

const PLAIN = STORED_KEYS.signedIn.slice('__Host-'.length);

/** In every form of the cookie. */
export const SIGNED_IN_MARK = `${PLAIN}=1`;

/**
 * The API sets this readable cookie beside the unreadable session cookie: it holds no data and shows only that a session check is
 * worthwhile. On plain http, and if set by an earlier release, its name has no prefix.
 */
export const hasSignedInCookie = (cookies: string | null): boolean =>
  cookies?.split(';').some((cookie) => cookie.trim().replace('__Host-', '') === SIGNED_IN_MARK) ??
  false;
