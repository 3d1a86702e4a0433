import type { Locale } from '@ismi/contract';

/** Where to send the browser, and what has to be kept for this browser alone until it comes back. */
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
 * `sub` is who this is, for ever; the address may change. `emailVerified` says that Google saw it proven once; that it is still this
 * person's is certain only where Google runs the mailbox.
 */
export interface GooglePerson {
  sub: string;
  email: string;
  emailVerified: boolean;
  name: string | undefined;
  /** The Workspace domain that Google runs the mailboxes of (`hd`). */
  hostedDomain?: string | undefined;
}

export type GoogleOutcome =
  | ({ kind: 'person' } & GooglePerson)
  | {
      kind: 'refused';
      /**
       * `other-state`: started by somebody else. `code`: made up, used, too old, or for another verifier. `token`: not for
       * us, or not for this start. `no-address`: a person without an address.
       */
      reason: 'other-state' | 'code' | 'token' | 'no-address';
    };

/**
 * Signing in with Google: out with `start`, back with `finish`, both with the same `redirectUri`, which has no query.
 * Throws an OutsideFault when Google could not be asked or did not answer clearly. A code is good for one `finish`.
 */
export interface GoogleSignIn {
  start(wishes: { redirectUri: string; locale: Locale }): Promise<GoogleStart>;
  finish(came: GoogleReturn): Promise<GoogleOutcome>;
}
