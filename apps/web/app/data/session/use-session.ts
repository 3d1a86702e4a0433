import { useSyncExternalStore } from 'react';
import { useRootData } from '../root-data.ts';
import { currentSession, GUEST, type Session, UNKNOWN, watchSession } from './session-store.ts';

/** Who is signed in. The server's HTML knows only whether it is worth asking. */
export function useSession(): Session {
  const mayBeSignedIn = useRootData()?.mayBeSignedIn ?? false;
  return useSyncExternalStore(watchSession, currentSession, () =>
    mayBeSignedIn ? UNKNOWN : GUEST,
  );
}

/** The id of the signed-in user; undefined for guests and until the session is known. */
export const useUserId = (): string | undefined => {
  const session = useSession();
  return session.state === 'signed-in' ? session.user.id : undefined;
};
