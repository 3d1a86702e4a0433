import type { Api } from '../api-client.ts';
import { currentSession, watchSession } from './session-store.ts';

/** The signed-in user, in the browser; undefined in the server's HTML. */
export const sessionUserId = (): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  const session = currentSession();
  return session.state === 'signed-in' ? session.user.id : undefined;
};

/** Calls the listener whenever the user changes or signs out. */
export function onUserChange(listener: () => void): void {
  let last = sessionUserId();
  watchSession(() => {
    const userId = sessionUserId();
    if (userId === last) return;
    last = userId;
    listener();
  });
}

/** Loads personal data once for each user. A failed load is repeated by the next caller. */
export function loadOncePerUser(
  isLoaded: (userId: string) => boolean,
  load: (api: Api, userId: string) => Promise<void>,
) {
  let pending: { userId: string; done: Promise<void> } | undefined;
  return (api: Api, userId: string): Promise<void> => {
    if (pending?.userId === userId) return pending.done;
    if (isLoaded(userId)) return Promise.resolve();
    const done = load(api, userId)
      .catch(() => {})
      .finally(() => {
        if (pending?.done === done) pending = undefined;
      });
    pending = { userId, done };
    return done;
  };
}
