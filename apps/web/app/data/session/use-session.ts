import { useRootData } from '../root-data.ts';
import { useStore } from '../store.ts';
import { GUEST, type Session, sessionStore, UNKNOWN } from './session-store.ts';

/** The session. The HTML of public pages is that of guests; until it hydrates, styles hide what is only for them. */
export function useSession(): Session {
  const mayBeSignedIn = useRootData()?.mayBeSignedIn ?? false;
  return useStore(sessionStore, mayBeSignedIn ? UNKNOWN : GUEST);
}
