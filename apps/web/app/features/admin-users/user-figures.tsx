import { usersAdmin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../data/query.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { LoadFailure } from '../../ui/admin/list-states.tsx';
import { StatCard } from '../../ui/admin/stat-card.tsx';

export function UserFigures() {
  const { t } = useTranslation('admin-users');
  const words = useAdminTexts();
  const locale = useLocale();
  const stats = useApiQuery(usersAdmin.stats, {}, { keepsPrevious: true });
  if (stats.failure)
    return (
      <LoadFailure
        title={t('stats.failed')}
        reason={stats.failure.message}
        retryLabel={words.retry}
        onRetry={stats.reload}
      />
    );
  const figure = (value: number | undefined) =>
    value === undefined ? '…' : formatNumber(locale, value);
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
      <StatCard mark={1} label={t('stats.total')} value={figure(stats.data?.totalUsers)} />
      <StatCard mark={3} label={t('stats.active')} value={figure(stats.data?.activeUsers)} />
      <StatCard mark={2} label={t('stats.admins')} value={figure(stats.data?.adminUsers)} />
    </div>
  );
}
