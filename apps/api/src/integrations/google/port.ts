import type { Locale } from '@ismi/contract';

/** Where to send the browser, and what to keep for this browser until it comes back. */
export interface GoogleStart {
  url: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

interface GoogleReturn {
  /** What the browser brought back. */
  code: string;
  state: string;
  /** What was kept at the start. */
  expectedState: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
}

/**
 * `sub` identifies the user for ever; the address may change. `emailVerified` says that Google saw it proven once; that it is
 * still this person's is certain only where Google runs the mailbox.
 */
export interface GooglePerson {
  sub: string;
  email: string;
  emailVerified: boolean;
  name: string | undefined;
  /** The Workspace domain whose mailboxes Google runs (`hd`). */
  hostedDomain?: string | undefined;
}

export type GoogleOutcome =
  | ({ kind: 'person' } & GooglePerson)
  | {
      kind: 'refused';
      /**
       * `other-state`: started by somebody else. `code`: forged, used, expired, or for another verifier. `token`: not for us,
       * or not for this start. `no-address`: an account without an address.
       */
      reason: 'other-state' | 'code' | 'token' | 'no-address';
    };

/**
 * Sign-in with Google: `start` sends the browser there, `finish` takes it back, both with the same `redirectUri`, which has no
 * query. Throws an ThirdPartyError when Google could not be reached or did not answer clearly. A code is valid for one `finish`.
 */
export interface GoogleSignIn {
  start(wishes: { redirectUri: string; locale: Locale }): Promise<GoogleStart>;
  finish(came: GoogleReturn): Promise<GoogleOutcome>;
}
