import type { Locale } from '@ismi/contract/locales';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../i18n/formats.ts';

interface Figures {
  average_rating: number;
  total_ratings: number;
}

/** A name's rating as shown on every page. `t` translates the common texts. */
export const formatRating = (t: TFunction<'common'>, locale: Locale, figures: Figures) => ({
  /** From 1 to 5. */
  value: figures.average_rating,
  mean: formatNumber(locale, figures.average_rating, 1),
  votes: t('votes', {
    count: figures.total_ratings,
    votes: formatNumber(locale, figures.total_ratings),
  }),
});
