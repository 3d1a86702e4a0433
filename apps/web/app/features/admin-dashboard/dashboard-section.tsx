import { admin, type DashboardStats } from '@ismi/contract';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../data/query.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { LoadedBody } from '../../ui/admin/loaded-list.tsx';
import { SectionHead } from '../../ui/admin/section-head.tsx';
import { Button } from '../../ui/form/button.tsx';
import { NewUsersChart, RevenueChart } from './charts.tsx';
import { Funnel } from './funnel.tsx';
import { KeyFigures } from './key-figures.tsx';
import { StatLists } from './stat-lists.tsx';
import { PaymentStates, RequestStates } from './states.tsx';
import { SystemStatus } from './system-status.tsx';

function Figures({ stats }: { stats: DashboardStats }) {
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-4">
      <KeyFigures stats={stats} />
      <div className="grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-[1.75fr_1fr]">
        <RevenueChart days={stats.payments.revenueByDay} />
        <SystemStatus stats={stats} />
      </div>
      <div className="grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-3">
        <NewUsersChart weeks={stats.users.newByWeek} />
        <PaymentStates payments={stats.payments} />
        <RequestStates consulting={stats.consulting} />
      </div>
      <StatLists stats={stats} />
      <Funnel funnel={stats.funnel} />
    </div>
  );
}

/** All figures from one call; reloaded by a button. */
export function DashboardSection() {
  const { t } = useTranslation('admin-dashboard');
  const words = useAdminTexts();
  const figures = useApiQuery(admin.dashboard, {}, { keepsPrevious: true });
  const { isLoading, failure, loadedAt, reload } = figures;
  return (
    <>
      <SectionHead title={t('title')}>
        {loadedAt && !failure && (
          <span className="hidden text-ink-3 text-sm sm:inline">
            {t('updated', { time: words.formatTime(loadedAt.toISOString()) })}
          </span>
        )}
        <Button
          kind="secondary"
          className="btn-small"
          busyLabel={isLoading ? words.loading : undefined}
          onPress={() => void reload()}
        >
          <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
          {t('refresh')}
        </Button>
      </SectionHead>
      <div className="mt-5">
        <LoadedBody loaded={figures} failed={t('failed')} words={words}>
          {(stats) => <Figures stats={stats} />}
        </LoadedBody>
      </div>
    </>
  );
}
