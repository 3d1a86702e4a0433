import { useRootData } from '../root-data.ts';
import { useStore } from '../store.ts';
import { GUEST, type Session, sessionStore, UNKNOWN } from './session-store.ts';

/** The session. The server's HTML knows only whether there is a cookie. */
export function useSession(): Session {
  const mayBeSignedIn = useRootData()?.mayBeSignedIn ?? false;
  return useStore(sessionStore, mayBeSignedIn ? UNKNOWN : GUEST);
}
