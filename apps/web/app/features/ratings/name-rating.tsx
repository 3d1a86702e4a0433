import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useLockedNames } from '../../data/name-locks.ts';
import { keyOf, type NameRef } from '../../data/name-ref.ts';
import type { RatingStats } from '../../data/ratings/ratings-store.ts';
import { useLoadStats, useRatings } from '../../data/ratings/use-ratings.ts';
import { useSession } from '../../data/session/use-session.ts';
import { RatingButtons } from './rating-buttons.tsx';
import { useRate } from './use-rate.ts';
import { useRatingText } from './use-rating-text.ts';

export interface NameRatingProps {
  name: NameRef;
  /**
   * Given if the page has already loaded them, at most a minute old, which is enough for a guest. Otherwise they are loaded together
   * with those of the other names on the page.
   */
  stats?: RatingStats | null | undefined;
  /** The suggestion that contained the name. */
  suggestionId?: string;
}

/** The user's own stars for a name, and the average. Renders nothing for a name that only a model knows: it cannot be rated. */
export function NameRating({ name, stats: given, suggestionId }: NameRatingProps) {
  const { t } = useTranslation('likes');
  const { nameId } = name;
  const { stars, userId } = useRatings(nameId === null ? [] : [nameId]);
  const lockedNames = useLockedNames();
  const { isGuest, rate } = useRate();
  const isSignedIn = useSession().state === 'signed-in';
  useLoadStats(given !== undefined && !isSignedIn ? undefined : (nameId ?? undefined));
  const isHydrated = useHydrated();
  const rating = useRatingText(nameId ?? '', given);
  if (nameId === null) return null;
  const isLocked = lockedNames.has(keyOf(name)) || !(isHydrated && (isGuest || userId));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <RatingButtons
        label={t('rate', { name: name.name })}
        given={stars.get(nameId)}
        isLocked={isLocked}
        onRate={(count) => void rate({ name, stars: count, suggestionId })}
      />
      <p className="tnum text-ink-2 text-sm">
        {rating ? (
          <>
            <span className="sr-only">{t('average')} </span>
            {rating.mean} · {rating.votes}
          </>
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{t(rating === null ? 'unknown' : 'unrated')}</span>
          </>
        )}
      </p>
    </div>
  );
}
