import type { DashboardStats } from '@ismi/contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Sparkline } from '../../ui/admin/sparkline.tsx';
import { StatCard } from '../../ui/admin/stat-card.tsx';
import { useFigures } from './use-figures.ts';

/** Above this number of waiting requests, a warning is shown. */
const MANY_WAITING = 5;

function Trend({ percent }: { percent: number | null }) {
  const { t } = useTranslation('admin-dashboard');
  const figures = useFigures();
  if (percent === null) return t('kpi.noTrend');
  const isUp = percent >= 0;
  const Icon = isUp ? ArrowUp : ArrowDown;
  return (
    <>
      <span
        className={`inline-flex items-center font-semibold ${isUp ? 'text-success' : 'text-error'}`}
      >
        <Icon size={14} strokeWidth={2} aria-hidden />
        {figures.percent(Math.abs(percent))}
      </span>{' '}
      {t('kpi.trend')}
    </>
  );
}

function Waiting({ pending }: { pending: number }) {
  const { t } = useTranslation('admin-dashboard');
  if (pending <= MANY_WAITING) return t('kpi.pendingFew');
  return (
    <>
      <span className="font-semibold text-warning">{t('kpi.pendingMany')}</span>
      {t('kpi.pendingManyNote')}
    </>
  );
}

/** The four most important figures. */
export function KeyFigures({
  stats: { users, payments, consulting, calendar },
}: {
  stats: DashboardStats;
}) {
  const { t } = useTranslation('admin-dashboard');
  const { count, money } = useFigures();
  return (
    <div className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <StatCard
        label={t('kpi.revenue')}
        value={money(payments.totalRevenue)}
        note={t('kpi.revenueNote', { amount: money(payments.weeklyRevenue) })}
      />
      <StatCard
        label={t('kpi.newUsers')}
        value={count(users.weeklyNew)}
        note={<Trend percent={users.weeklyTrend} />}
        drawing={<Sparkline values={users.newByWeek.map(({ value }) => value)} color={3} />}
      />
      <StatCard
        label={t('kpi.pending')}
        value={count(consulting.pending)}
        note={<Waiting pending={consulting.pending} />}
      />
      <StatCard
        label={t('kpi.slots')}
        value={count(calendar.todaySlots)}
        note={t('kpi.slotsNote', { count: calendar.availableSlots })}
      />
    </div>
  );
}
