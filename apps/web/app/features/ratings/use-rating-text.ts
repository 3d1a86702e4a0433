import { useTranslation } from 'react-i18next';
import type { RatingStats } from '../../data/ratings/ratings-store.ts';
import { useKnownRatings } from '../../data/ratings/use-ratings.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { formatRating } from './format-rating.ts';

/**
 * A name's rating where it can be changed: the mean of all its stars, and how many gave them. Undefined where nobody has rated it,
 * null where nothing is known.
 */
export function useRatingText(
  nameId: string,
  /** What came with the page; what was learnt since is newer. */
  given: RatingStats | null | undefined,
): ReturnType<typeof formatRating> | null | undefined {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const stats = useKnownRatings().stats.get(nameId) ?? given;
  if (!stats) return null;
  const { average_rating, total_ratings } = stats;
  return average_rating === null
    ? undefined
    : formatRating(t, locale, { average_rating, total_ratings });
}
