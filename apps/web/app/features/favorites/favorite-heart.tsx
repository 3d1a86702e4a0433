import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { keyOf, type LikedName } from '../../data/likes/liked-name.ts';
import { useLikes } from '../../data/likes/use-likes.ts';
import { useLikeActions } from '../ratings/use-like-actions.ts';

export interface FavoriteHeartProps {
  name: LikedName;
  /** A heart alone, or with a word beside it. */
  look?: 'icon' | 'words';
}

/** Adds or removes a favorite. Guests are asked to sign in. */
export function FavoriteHeart({ name, look = 'icon' }: FavoriteHeartProps) {
  const { t } = useTranslation('likes');
  const { favoriteKeys, busy, fresh } = useLikes();
  const { isGuest, promptSignIn, addFavorite, removeFavorite } = useLikeActions();
  const isHydrated = useHydrated();
  const key = keyOf(name);
  const isFavorite = favoriteKeys?.has(key) ?? false;
  // Until it is known what somebody keeps, a tap might do the opposite of what is meant.
  const isLocked = busy.has(key) || !(isHydrated && (isGuest || favoriteKeys));
  const press = () => {
    if (isLocked) return;
    if (isGuest) promptSignIn({ kind: 'keep', name });
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
      data-fresh={fresh.has(key) ? '' : undefined}
      onClick={press}
      className={`heart ${look === 'icon' ? 'btn-icon shrink-0' : 'btn btn-quiet'}`}
    >
      <Heart size={22} strokeWidth={1.75} aria-hidden />
      {look === 'words' && <span aria-hidden="true">{words}</span>}
    </button>
  );
}
