import { STORED_KEYS } from '../../browser/stored-keys.ts';

const PLAIN = STORED_KEYS.signedIn.slice('__Host-'.length);

/**
 * The API sets this cookie beside the one that no script can read: it holds no data, and tells only that asking is worthwhile. On
 * plain http, and in browsers that got it before, its name has no prefix.
 */
export const hasSignedInCookie = (cookies: string | null): boolean =>
  cookies?.split(';').some((cookie) => cookie.trim().replace('__Host-', '') === `${PLAIN}=1`) ??
  false;
