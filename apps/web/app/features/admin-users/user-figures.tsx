import type { ResponseOf, usersAdmin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../data/admin/use-loaded.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { LoadFailure } from '../../ui/admin/list-states.tsx';
import { StatCard } from '../../ui/admin/stat-card.tsx';

export function UserFigures({ stats }: { stats: Loaded<ResponseOf<typeof usersAdmin.stats>> }) {
  const { t } = useTranslation('admin-users');
  const words = useAdminTexts();
  const locale = useLocale();
  if (stats.failure !== undefined)
    return (
      <LoadFailure
        title={t('stats.failed')}
        reason={stats.failure}
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
