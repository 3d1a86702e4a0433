import { STORED_KEYS } from './stored-keys.ts';

/** Cookies that only the API reads and writes. Apart, so that no page loads their names. */
const API_COOKIES = {
  /** Cookie of the API that no script can read: keeps the user signed in, for thirty days at most. */
  refresh: '__Secure-ismi_refresh',
  /** Cookie of the API that no script can read: an account was created in this browser, so its confirmation link needs no password. */
  registration: '__Secure-ismi_registration',
  /** Cookie of the API that no script can read: the owner has signed in here, so strangers guessing the password cannot lock them out. */
  known: '__Secure-ismi_known',
  /** Cookie of the API that no script can read: the state that Google must return, for ten minutes. */
  google: '__Secure-ismi_google',
} as const;

/** Everything that is stored in a browser. */
export const ALL_STORED_KEYS = { ...STORED_KEYS, ...API_COOKIES } as const;
