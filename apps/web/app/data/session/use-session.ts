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
