import { STORED_KEYS } from '../stored-keys.ts';

/** The API sets this cookie beside the one that no script can read: it holds no data, and tells only that asking is worthwhile. */
export const hasSignedInCookie = (cookies: string | null): boolean =>
  cookies?.split(';').some((cookie) => cookie.trim() === `${STORED_KEYS.signedIn}=1`) ?? false;
