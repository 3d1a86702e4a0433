import { RANKING } from '@ismi/contract/ranking';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Collapsible } from '../../../ui/overlay/collapsible.tsx';

/** Explains how the ranking is calculated. */
export function RankingExplanation() {
  const { t } = useTranslation('leaderboard');
  const locale = useLocale();
  const prior = {
    votes: RANKING.priorVotes,
    mean: formatNumber(locale, RANKING.priorMean, 1),
  };
  return (
    <Collapsible
      title={t('how.title')}
      look="line"
      className="card mt-10 px-5 py-2.5 md:px-6 md:py-3"
    >
      <div className="mt-1 grid max-w-[68ch] gap-3 pb-3 text-ink-2">
        <p>{t('how.shown')}</p>
        <p>{t('how.score', prior)}</p>
        <p className="rounded-md bg-sunken p-3">{t('how.formula', prior)}</p>
        <p>{t('how.rules')}</p>
        <p>{t('how.refused')}</p>
      </div>
    </Collapsible>
  );
}
