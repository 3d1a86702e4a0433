import type { Account } from '@ismi/contract';
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

/** The words that say why nobody could be asked. */
export type SessionCheckFailure = 'networkFailure' | 'serverFailure';

export type Session =
  /** There is a cookie; who it belongs to is being asked. */
  | { state: 'unknown' }
  /**
   * `ended`: the server said that it is over, to somebody who was signed in on this page (`now`), or who came with a cookie of an
   * earlier visit (`before`). `unasked`: there is a cookie, but nobody could be asked whose it is.
   */
  | { state: 'guest'; ended?: 'now' | 'before' | undefined; checkFailure?: SessionCheckFailure }
  /** `since` by `performance.now()`: the clock of a phone may be set meanwhile. */
  | (SignedInSession & { state: 'signed-in'; since: number });

/** What tabs tell each other. It never leaves the browser's memory. */
type TabMessage =
  | { kind: 'signed-in'; session: SignedInSession }
  /** `byHand`: the person has left; otherwise their session ran out, and their unfinished work waits for them. */
  | { kind: 'signed-out'; byHand: boolean };

export const UNKNOWN: Session = { state: 'unknown' };
export const GUEST: Session = { state: 'guest' };

let current: Session | undefined;
let channel: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

const change = (next: Session) => {
  current = next;
  for (const listener of listeners) listener();
};

const initialSession = (): Session => (hasSignedInCookie(document.cookie) ? UNKNOWN : GUEST);

function adoptSession({ token, user }: SignedInSession): void {
  // The link of a mail opens another account also where somebody is signed in: theirs leaves the browser with them.
  if (current?.state === 'signed-in' && current.user.id !== user.id) {
    clearPersonalStorage();
    clearUnfinishedWork();
  }
  clearPendingEmail();
  change({ state: 'signed-in', token, user, since: performance.now() });
}

/** Who is signed in, as this tab knows it. The token lives here and nowhere else: a reload asks for a new one. */
export const currentSession = (): Session => {
  current ??= initialSession();
  return current;
};

/** What calls are signed with. */
export const currentToken = (): string | undefined =>
  current?.state === 'signed-in' ? current.token : undefined;

export const watchSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** From now on this tab hears what others learn, and they hear it from this one. */
export function syncSessionAcrossTabs(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('ismi-session');
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'signed-in') return adoptSession(data.session);
    // What lies in a tab's own storage no other tab can take away.
    if (data.byHand) clearUnfinishedWork();
    change(GUEST);
  });
}

/** Signed in, or renewed: the other tabs go on with the same token. */
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

/** How a session ends, by what was known of it. Guests have none, so for them nothing ends. */
const END_KINDS = { 'signed-in': 'now', unknown: 'before', guest: undefined } as const;

/** The server no longer knows the session. `ended` tells whether the user was signed in on this page or before. */
export function expireSession(): void {
  clearPersonalStorage();
  change({ state: 'guest', ended: END_KINDS[currentSession().state] });
  broadcast({ kind: 'signed-out', byHand: false });
}

/** Public pages treat their visitor as a guest until they can ask again; the others say why they know nobody. */
export const failSessionCheck = (checkFailure: SessionCheckFailure): void =>
  change({ state: 'guest', checkFailure });

/** Back to the initial state, as on a fresh page. */
export const restartSessionCheck = (): void => change(initialSession());

/** The user has been told that the session is over. */
export const acknowledgeSessionEnd = (): void => change(GUEST);

/** What the user is known to be now, such as after a change of language. */
export function updateUser(changes: Partial<Account>): void {
  if (current?.state !== 'signed-in') return;
  const { token, user } = current;
  change({ ...current, user: { ...user, ...changes } });
  broadcast({ kind: 'signed-in', session: { token, user: { ...user, ...changes } } });
}

function broadcast(message: TabMessage): void {
  channel?.postMessage(message);
}
