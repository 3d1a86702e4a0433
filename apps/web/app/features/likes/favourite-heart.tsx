import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { keyOf, type LikedName } from '../../lib/likes/liked-name.ts';
import { useLikes } from '../../lib/likes/use-likes.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useLiking } from './use-liking.ts';

export interface FavouriteHeartProps {
  name: LikedName;
  /** A heart alone, or with a word beside it. */
  look?: 'icon' | 'words';
}

/** Keeps a name, or lets it go. Knows by itself who is signed in and what they keep; guests are asked in. */
export function FavouriteHeart({ name, look = 'icon' }: FavouriteHeartProps) {
  const { t } = useTranslation('likes');
  const { kept, busy, fresh } = useLikes();
  const { isGuest, askIn, keep, letGo } = useLiking();
  const isAwake = useHydrated();
  const key = keyOf(name);
  const isKept = kept?.has(key) ?? false;
  // Until it is known what somebody keeps, a tap might do the opposite of what is meant.
  const isLocked = busy.has(key) || !(isAwake && (isGuest || kept));
  const press = () => {
    if (isLocked) return;
    if (isGuest) askIn({ kind: 'keep', name });
    else void (isKept ? letGo(name) : keep(name));
  };
  const words = t(isKept ? 'heart.kept' : 'heart.keep');
  const label = t('heart.label', { name: name.name });
  return (
    <button
      type="button"
      aria-pressed={isKept}
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
