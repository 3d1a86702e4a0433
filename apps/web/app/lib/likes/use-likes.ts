import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session.ts';
import { useApi } from '../use-api.ts';
import { currentLikes, type Likes, likesOfNobody, watchLikes } from './likes-store.ts';

/** Asking needs more code than showing; it is fetched when there is something to ask. */
export const fetchCalls = () => import('./likes-calls.ts');

/** What is known already; asks for nothing. */
export const useKnownLikes = (): Likes =>
  useSyncExternalStore(watchLikes, currentLikes, likesOfNobody);

/** What whoever is signed in has kept and rated. Fetched once, when the first heart or star shows. */
export function useLikes(): Likes {
  const api = useApi();
  const session = useSession();
  const userId = session.state === 'signed-in' ? session.user.id : undefined;
  useEffect(() => {
    if (userId !== undefined)
      fetchCalls().then(
        ({ loadMine }) => loadMine(api, userId),
        () => {},
      );
  }, [api, userId]);
  return useKnownLikes();
}

/** Asks what families think of a name, unless that is known or given. */
export function useStatsOf(nameId: string | null, isGiven: boolean): void {
  const api = useApi();
  useEffect(() => {
    if (nameId !== null && !isGiven)
      fetchCalls().then(
        ({ loadStats }) => loadStats(api, [nameId]),
        () => {},
      );
  }, [api, nameId, isGiven]);
}

/** Asks for the stars that whoever is signed in has given these names. */
export function useStarsOf(nameIds: readonly string[]): void {
  const api = useApi();
  const session = useSession();
  const userId = session.state === 'signed-in' ? session.user.id : undefined;
  const asked = nameIds.join(' ');
  useEffect(() => {
    if (userId !== undefined && asked !== '')
      fetchCalls().then(
        ({ loadStars }) => loadStars(api, userId, asked.split(' ')),
        () => {},
      );
  }, [api, userId, asked]);
}
