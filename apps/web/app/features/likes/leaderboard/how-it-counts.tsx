import { RANKING } from '@ismi/contract/ranking';
import { useTranslation } from 'react-i18next';
import { numberIn } from '../../../i18n/formats.ts';
import { percentIn } from '../../../i18n/formats-by-intl.ts';
import { useLocale } from '../../../i18n/use-locale.ts';

/** Nothing about a place is secret: the whole reckoning, in words and figures. */
export function HowItCounts() {
  const { t } = useTranslation('leaderboard');
  const locale = useLocale();
  const prior = {
    votes: RANKING.priorVotes,
    mean: numberIn(locale, RANKING.priorMean, 1),
  };
  return (
    <details className="card mt-10 p-5 md:p-6">
      <summary className="font-semibold">{t('how.title')}</summary>
      <div className="mt-3 grid max-w-[68ch] gap-3 text-ink-2">
        <p>{t('how.score', prior)}</p>
        <p className="rounded-md bg-sunken p-3">{t('how.formula', prior)}</p>
        <p>{t('how.rules')}</p>
        <p>
          {t('how.popularity', {
            rating: percentIn(locale, RANKING.ratingShare * 100),
            hearts: percentIn(locale, Math.round((1 - RANKING.ratingShare) * 100)),
            halfway: RANKING.halfwayFavorites,
          })}
        </p>
        <p>{t('how.refused')}</p>
      </div>
    </details>
  );
}
