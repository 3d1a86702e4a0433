import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useFavorites } from '../../data/favorites/use-favorites.ts';
import { useLockedNames } from '../../data/name-locks.ts';
import { keyOf, type NameRef } from '../../data/name-ref.ts';
import { useSession } from '../../data/session/use-session.ts';
import { useFavoriteActions } from './use-favorite-actions.ts';

export interface FavoriteHeartProps {
  name: NameRef;
  /** Icon only, or with a label. */
  look?: 'icon' | 'words';
}

/** Adds or removes a favorite. Guests sign in first. */
export function FavoriteHeart({ name, look = 'icon' }: FavoriteHeartProps) {
  const { t } = useTranslation('likes');
  const { keys, highlighted } = useFavorites();
  const lockedNames = useLockedNames();
  const isGuest = useSession().state === 'guest';
  const { addFavorite, removeFavorite, promptSignIn } = useFavoriteActions();
  const isHydrated = useHydrated();
  const key = keyOf(name);
  const isFavorite = keys?.has(key) ?? false;
  // Until the favorites are loaded, a tap might do the opposite of the intention.
  const isLocked = lockedNames.has(key) || !(isHydrated && (isGuest || keys));
  const press = () => {
    if (isLocked) return;
    if (isGuest) promptSignIn(name);
    else void (isFavorite ? removeFavorite(name) : addFavorite(name));
  };
  const words = t(isFavorite ? 'heart.kept' : 'heart.keep');
  const label = t('heart.label', { name: name.name });
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      aria-disabled={isLocked || undefined}
      aria-label={look === 'words' ? `${words}: ${label}` : label}
      data-fresh={highlighted.has(key) ? '' : undefined}
      onClick={press}
      className={`heart ${look === 'icon' ? 'btn-icon shrink-0' : 'btn btn-quiet'}`}
    >
      <Heart size={22} strokeWidth={1.75} aria-hidden />
      {look === 'words' && <span aria-hidden="true">{words}</span>}
    </button>
  );
}
