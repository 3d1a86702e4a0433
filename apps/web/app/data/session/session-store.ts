import type { Account } from '@ismi/contract';
import { createStore } from '../store.ts';
import {
  clearPendingEmail,
  clearPersonalStorage,
  clearUnfinishedWork,
} from './clear-personal-storage.ts';
import { hasSignedInCookie } from './signed-in-cookie.ts';

export interface SignedInSession {
  token: string;
  user: Account;
}

/** Why the session check failed; also the key of its message. */
export type SessionCheckFailure = 'networkFailure' | 'serverFailure';

export type Session =
  /** There is a cookie; the server is being asked whose session it is. */
  | { state: 'unknown' }
  /**
   * `ended`: the server ended the session of a user who was signed in on this page (`now`) or in an earlier visit (`before`).
   * `checkFailure`: there is a cookie, but the server could not be asked whose it is.
   */
  | { state: 'guest'; ended?: 'now' | 'before' | undefined; checkFailure?: SessionCheckFailure }
  /** `since` by `performance.now()`: the clock of a phone may be set meanwhile. */
  | (SignedInSession & { state: 'signed-in'; since: number });

/** Sent between tabs, in memory only. */
type TabMessage =
  | { kind: 'signed-in'; session: SignedInSession }
  /** `byHand`: the user signed out; otherwise the session expired, and unfinished work is kept. */
  | { kind: 'signed-out'; byHand: boolean };

export const UNKNOWN: Session = { state: 'unknown' };
export const GUEST: Session = { state: 'guest' };

const initialSession = (): Session => (hasSignedInCookie(document.cookie) ? UNKNOWN : GUEST);

/** The token is kept only here: a reload requests a new one. The server has no session. */
export const sessionStore = createStore(typeof document === 'undefined' ? GUEST : initialSession());

let channel: BroadcastChannel | undefined;

const change = sessionStore.set;

/** The session as this tab knows it. */
export const currentSession = sessionStore.get;

export const watchSession = sessionStore.watch;

/** The token of the signed-in user. */
export const currentToken = (): string | undefined => {
  const current = currentSession();
  return current.state === 'signed-in' ? current.token : undefined;
};

function adoptSession({ token, user }: SignedInSession): void {
  const current = currentSession();
  // The link of a mail may sign in another user: the data of the previous one must not stay.
  if (current.state === 'signed-in' && current.user.id !== user.id) {
    clearPersonalStorage();
    clearUnfinishedWork();
  }
  clearPendingEmail();
  change({ state: 'signed-in', token, user, since: performance.now() });
}

/** Sends changes of the session to the other tabs, and takes over theirs. */
export function syncSessionAcrossTabs(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('ismi-session');
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'signed-in') return adoptSession(data.session);
    // A tab's own session storage cannot be cleared by another tab.
    if (data.byHand) clearUnfinishedWork();
    change(GUEST);
  });
}

/** Signed in or renewed. The other tabs get the same token. */
export function beginSession(session: SignedInSession): void {
  adoptSession(session);
  broadcast({ kind: 'signed-in', session: { token: session.token, user: session.user } });
}

/** Signed out here, so signed out in every tab. */
export function endSession(): void {
  clearPersonalStorage();
  clearUnfinishedWork();
  change(GUEST);
  broadcast({ kind: 'signed-out', byHand: true });
}

/** `ended` by the state before. Guests have no session that could end. */
const END_KINDS = { 'signed-in': 'now', unknown: 'before', guest: undefined } as const;

/** The server no longer knows the session. `ended` tells whether the user was signed in on this page or before. */
export function expireSession(): void {
  clearPersonalStorage();
  change({ state: 'guest', ended: END_KINDS[currentSession().state] });
  broadcast({ kind: 'signed-out', byHand: false });
}

/** Public pages treat the visitor as a guest until the next check; pages for users show the failure. */
export const failSessionCheck = (checkFailure: SessionCheckFailure): void =>
  change({ state: 'guest', checkFailure });

/** Back to the initial state, as on a fresh page. */
export const restartSessionCheck = (): void => change(initialSession());

/** The user has seen that the session is over. */
export const acknowledgeSessionEnd = (): void => change(GUEST);

/** Changes the user's data, for example after a change of language. */
export function updateUser(changes: Partial<Account>): void {
  const current = currentSession();
  if (current.state !== 'signed-in') return;
  const { token, user } = current;
  change({ ...current, user: { ...user, ...changes } });
  broadcast({ kind: 'signed-in', session: { token, user: { ...user, ...changes } } });
}

function broadcast(message: TabMessage): void {
  channel?.postMessage(message);
}
