import type { Account } from '@ismi/contract';
import { forgetAwaitedAddress, forgetPerson, forgetUnfinished } from './forget-person.ts';
import { hasSignedInCookie } from './signed-in-cookie.ts';

export interface SignedIn {
  token: string;
  user: Account;
}

/** The words that say why nobody could be asked. */
export type WhyUnasked = 'networkFailure' | 'serverFailure';

export type Session =
  /** There is a cookie; who it belongs to is being asked. */
  | { state: 'unknown' }
  /**
   * `ended`: the server said that it is over, to somebody who was signed in on this page (`now`), or who came with a cookie of an
   * earlier visit (`before`). `unasked`: there is a cookie, but nobody could be asked whose it is.
   */
  | { state: 'guest'; ended?: 'now' | 'before' | undefined; unasked?: WhyUnasked }
  /** `since` by `performance.now()`: the clock of a phone may be set meanwhile. */
  | (SignedIn & { state: 'signed-in'; since: number });

/** What tabs tell each other. It never leaves the browser's memory. */
type News =
  | { kind: 'signed-in'; session: SignedIn }
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

const atFirst = (): Session => (hasSignedInCookie(document.cookie) ? UNKNOWN : GUEST);

function adopt({ token, user }: SignedIn): void {
  // The link of a mail opens another account also where somebody is signed in: theirs leaves the browser with them.
  if (current?.state === 'signed-in' && current.user.id !== user.id) {
    forgetPerson();
    forgetUnfinished();
  }
  forgetAwaitedAddress();
  change({ state: 'signed-in', token, user, since: performance.now() });
}

/** Who is signed in, as this tab knows it. The token lives here and nowhere else: a reload asks for a new one. */
export const currentSession = (): Session => {
  current ??= atFirst();
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
export function joinOtherTabs(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('ismi-session');
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data.kind === 'signed-in') return adopt(data.session);
    // What lies in a tab's own storage no other tab can take away.
    if (data.byHand) forgetUnfinished();
    change(GUEST);
  });
}

/** Signed in, or renewed: the other tabs go on with the same token. */
export function sessionBegins(session: SignedIn): void {
  adopt(session);
  tell({ kind: 'signed-in', session: { token: session.token, user: session.user } });
}

/** Signed out here, so signed out in every tab. */
export function sessionEnds(): void {
  forgetPerson();
  forgetUnfinished();
  change(GUEST);
  tell({ kind: 'signed-out', byHand: true });
}

/** How a session ends, by what was known of it. Guests have none, so for them nothing ends. */
const ENDS = { 'signed-in': 'now', unknown: 'before', guest: undefined } as const;

/** The server no longer knows the session; whoever was signed in, on this page or when they came, is told so. */
export function sessionIsLost(): void {
  forgetPerson();
  change({ state: 'guest', ended: ENDS[currentSession().state] });
  tell({ kind: 'signed-out', byHand: false });
}

/** Public pages treat their visitor as a guest until they can ask again; the others say why they know nobody. */
export const sessionCannotBeAsked = (unasked: WhyUnasked): void =>
  change({ state: 'guest', unasked });

/** Whoever waits for the next answer is as on a fresh page. */
export const sessionIsAskedAnew = (): void => change(atFirst());

/** Whoever was signed in has been told that it is over. */
export const sessionEndIsTold = (): void => change(GUEST);

/** What the user is known to be now, such as after a change of language. */
export function userChanges(changes: Partial<Account>): void {
  if (current?.state !== 'signed-in') return;
  const { token, user } = current;
  change({ ...current, user: { ...user, ...changes } });
  tell({ kind: 'signed-in', session: { token, user: { ...user, ...changes } } });
}

function tell(news: News): void {
  channel?.postMessage(news);
}
