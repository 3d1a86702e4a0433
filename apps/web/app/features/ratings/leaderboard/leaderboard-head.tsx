import type { Leaderboard } from '@ismi/contract';
import { LEADERBOARD_PERIODS } from '@ismi/contract/ranking';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { formatDayRange } from './format-day-range.ts';

interface LeaderboardHeadProps {
  period: Leaderboard['period'];
  list: Leaderboard | undefined;
}

const PERIODS = ['weekly', 'monthly'] as const;

export function LeaderboardHead({ period, list }: LeaderboardHeadProps) {
  const { t } = useTranslation('leaderboard');
  const locale = useLocale();
  const votes = list?.total_ratings ?? 0;
  return (
    <div className="items-end justify-between gap-8 lg:flex">
      <div>
        <h1 className="text-4xl md:text-5xl">{t('title')}</h1>
        <p className="mt-2.5 text-ink-2">
          {list?.from && list.to && `${formatDayRange(locale, list.from, list.to)} · `}
          {votes > 0 && `${t('newVotes', { count: votes, votes: formatNumber(locale, votes) })} · `}
          {t('byFamilies')}
        </p>
        {votes > 0 && <p className="mt-2 max-w-[62ch] text-ink-3 text-sm">{t('order')}</p>}
      </div>
      <nav aria-label={t('period')} className="segments mt-5 lg:mt-0">
        {PERIODS.map((each) => (
          <Link
            key={each}
            to={each === 'weekly' ? '.' : `?period=${each}`}
            aria-current={each === period ? 'true' : undefined}
            preventScrollReset
          >
            {t('days', { count: LEADERBOARD_PERIODS[each] })}
          </Link>
        ))}
      </nav>
    </div>
  );
}
