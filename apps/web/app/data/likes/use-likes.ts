import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session.ts';
import { useApi } from '../use-api.ts';
import { currentLikes, guestLikes, type Likes, watchLikes } from './likes-store.ts';

/** Asking needs more code than showing; it is fetched when there is something to ask. */
export const importLikesCalls = () => import('./likes-calls.ts');

/** What is known already; asks for nothing. */
export const useKnownLikes = (): Likes =>
  useSyncExternalStore(watchLikes, currentLikes, guestLikes);

/** The user's favorites and ratings. Fetched once, when the first heart or star is shown. */
export function useLikes(): Likes {
  const api = useApi();
  const session = useSession();
  const userId = session.state === 'signed-in' ? session.user.id : undefined;
  useEffect(() => {
    if (userId !== undefined)
      importLikesCalls().then(
        ({ loadOwnLikes }) => loadOwnLikes(api, userId),
        () => {},
      );
  }, [api, userId]);
  return useKnownLikes();
}

/** Asks what families think of a name, unless that is known or given. */
export function useLoadStats(nameId: string | null, isGiven: boolean): void {
  const api = useApi();
  useEffect(() => {
    if (nameId !== null && !isGiven)
      importLikesCalls().then(
        ({ loadStats }) => loadStats(api, [nameId]),
        () => {},
      );
  }, [api, nameId, isGiven]);
}

/** Loads the user's own stars for these names. */
export function useLoadStars(nameIds: readonly string[]): void {
  const api = useApi();
  const session = useSession();
  const userId = session.state === 'signed-in' ? session.user.id : undefined;
  const joinedIds = nameIds.join(' ');
  useEffect(() => {
    if (userId !== undefined && joinedIds !== '')
      importLikesCalls().then(
        ({ loadStars }) => loadStars(api, userId, joinedIds.split(' ')),
        () => {},
      );
  }, [api, userId, joinedIds]);
}
