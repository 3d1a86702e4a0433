import { useTranslation } from 'react-i18next';
import { numberIn } from '../../i18n/formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { keyOf, type LikedName } from '../../lib/likes/liked-name.ts';
import type { StatsOfName } from '../../lib/likes/likes-store.ts';
import { useLikes, useStarsOf, useStatsOf } from '../../lib/likes/use-likes.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { RatingButtons } from './rating-buttons.tsx';
import { useLiking } from './use-liking.ts';

export interface NameRatingProps {
  name: LikedName;
  /**
   * Where the page has them already, a minute old at most: enough for a guest. Else they are asked for, together with those of the
   * other names on the page.
   */
  stats?: StatsOfName | null | undefined;
  /** The suggestion in which the name was met. */
  suggestionId?: string;
}

/** My stars for a name, what all families gave it, and how much it is loved by ratings and hearts. A name that only a model knows cannot be rated, and shows nothing. */
export function NameRating({ name, stats: given, suggestionId }: NameRatingProps) {
  const { t } = useTranslation('likes');
  const locale = useLocale();
  const { stars, stats: known, busy, kept } = useLikes();
  const { isGuest, rate } = useLiking();
  const { nameId } = name;
  const isSignedIn = useSession().state === 'signed-in';
  useStatsOf(nameId, given !== undefined && !isSignedIn);
  useStarsOf(nameId === null ? [] : [nameId]);
  const isAwake = useHydrated();
  if (nameId === null) return null;
  // What was learnt since the page came is newer.
  const stats = known.get(nameId) ?? given;
  const isLocked = busy.has(keyOf(name)) || !(isAwake && (isGuest || kept));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <RatingButtons
        label={t('rate', { name: name.name })}
        given={stars.get(nameId)}
        isLocked={isLocked}
        onRate={(count) => void rate({ kind: 'rate', name, stars: count, suggestionId })}
      />
      <p className="tnum text-ink-2 text-sm">
        {stats?.average_rating ? (
          <>
            <span className="sr-only">{t('average')} </span>
            {numberIn(locale, stats.average_rating, 1)} ·{' '}
            {t('votes', {
              count: stats.total_ratings,
              votes: numberIn(locale, stats.total_ratings),
            })}
          </>
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{t(stats ? 'unrated' : 'unknown')}</span>
          </>
        )}
      </p>
      {/* Its line is there before the figure comes, so that nothing below it moves. */}
      <p className="tnum min-h-[1lh] w-full text-ink-2 text-sm">
        {typeof stats?.popularity === 'number' &&
          t('loved', { score: numberIn(locale, stats.popularity) })}
      </p>
    </div>
  );
}
