import { useTranslation } from 'react-i18next';
import type { RatingStats } from '../../data/ratings/ratings-store.ts';
import { useKnownRatings } from '../../data/ratings/use-ratings.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { formatRating } from './format-rating.ts';

/**
 * The current rating of a name: the average, and the number of votes. Undefined if the name is not rated,
 * null if the rating is unknown.
 */
export function useRatingText(
  nameId: string,
  /** The value from the page; later changes replace it. */
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
