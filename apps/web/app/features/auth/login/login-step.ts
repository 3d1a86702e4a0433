/** Step of the sign-in. Kept in the history state, so that the back button and a reload work. */
export type LoginStep =
  | { step: 'start'; email?: string; notice?: StartNotice }
  | { step: 'password' | 'registration' | 'google-only'; email: string }
  | { step: 'google'; code: string; state: string };

/** Why the sign-in starts again. */
export type StartNotice =
  | 'session-over'
  | 'password-changed'
  | 'google-refused'
  | 'google-failed'
  | 'google-unverified'
  | 'google-unproven'
  | 'account-deactivated'
  | 'registration-closed';

const START: LoginStep = { step: 'start' };

/** Only this page and `SessionSync` write steps; anything else in the history state means the first step. */
export const parseLoginStep = (state: unknown): LoginStep =>
  typeof state === 'object' && state !== null && 'step' in state ? (state as LoginStep) : START;
