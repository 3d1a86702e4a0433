import { type Favorite, favorites } from '@ismi/contract';
import { useCallback } from 'react';
import { keyOf } from '../../data/likes/liked-name.ts';
import { useLikes } from '../../data/likes/use-likes.ts';
import { useApi } from '../../data/use-api.ts';
import { useLoaded } from '../../data/use-loaded.ts';
import { useLocale } from '../../i18n/use-locale.ts';

/** The user's favorites. Removed ones leave the list at once; restored ones return to their place. */
export function useFavorites(userId: string) {
  const api = useApi();
  const language = useLocale();
  const { favoriteKeys } = useLikes();
  const ask = useCallback(
    async (): Promise<readonly Favorite[]> =>
      (await api.send(favorites.list, { params: { id: userId }, query: { language } })).favorites,
    [api, userId, language],
  );
  const { loaded, load } = useLoaded(ask);
  if (loaded.state !== 'here') return { loaded, load };
  const isFavorite = ({ name_id, name }: Favorite) =>
    favoriteKeys?.has(keyOf({ nameId: name_id, name })) ?? true;
  return { loaded: { ...loaded, value: loaded.value.filter(isFavorite) }, load };
}
