import { paymentsAdmin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../data/query.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { formatPercent } from '../../i18n/intl-formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { LoadFailure } from '../../ui/admin/list-states.tsx';
import { StatCard } from '../../ui/admin/stat-card.tsx';

const shareOf = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

/** Figures of the last thirty days in four cards. */
export function PaymentFigures() {
  const { t } = useTranslation('admin-payments');
  const words = useAdminTexts();
  const locale = useLocale();
  const stats = useApiQuery(paymentsAdmin.stats, { query: {} }, { keepsPrevious: true });
  if (stats.failure)
    return (
      <LoadFailure
        title={t('stats.failed')}
        reason={stats.failure.message}
        retryLabel={words.retry}
        onRetry={stats.reload}
      />
    );
  const overview = stats.data?.overview;
  const figure = (value: number | undefined) =>
    value === undefined ? '…' : formatNumber(locale, value);
  const share = (part: number | undefined) =>
    overview && part !== undefined
      ? formatPercent(locale, shareOf(part, overview.total_payments))
      : '…';
  const noteOf = (rate: number | null | undefined) => {
    if (rate === undefined) return '…';
    return rate === null
      ? t('stats.noRate')
      : t('stats.rate', { rate: formatPercent(locale, rate) });
  };
  return (
    <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      <StatCard
        mark={1}
        label={t('stats.total')}
        value={figure(overview?.total_payments)}
        note={t('stats.window')}
      />
      <StatCard
        mark={1}
        label={t('stats.completed')}
        value={figure(overview?.completed_payments)}
        note={noteOf(overview?.success_rate)}
      />
      <StatCard
        mark={4}
        label={t('stats.failedCount')}
        value={figure(overview?.failed_payments)}
        note={share(overview?.failed_payments)}
      />
      <StatCard
        mark={2}
        label={t('stats.pending')}
        value={figure(overview?.pending_payments)}
        note={share(overview?.pending_payments)}
      />
    </div>
  );
}
