import type { DashboardStats } from '@ismi/contract';
import { CalendarDays, CreditCard, type LucideIcon, MessageCircle, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from './panel.tsx';
import { useFigures } from './use-figures.ts';

interface StatListProps {
  icon: LucideIcon;
  title: string;
  rows: readonly (readonly [string, string])[];
}

const StatList = ({ icon: Icon, title, rows }: StatListProps) => (
  <Panel
    title={
      <span className="flex items-center gap-2.5">
        <Icon size={18} strokeWidth={1.75} aria-hidden className="text-ink-3" />
        {title}
      </span>
    }
  >
    <dl>
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-3 py-1.5">
          <dt className="text-ink-2">{label}</dt>
          <dd className="tnum font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);

/** All figures, by group. */
export function StatLists({
  stats: { users, payments, consulting, calendar },
}: {
  stats: DashboardStats;
}) {
  const { t } = useTranslation('admin-dashboard');
  const { count, money } = useFigures();
  return (
    <div className="grid gap-3 sm:grid-cols-2 md:gap-4 xl:grid-cols-4">
      <StatList
        icon={Users}
        title={t('users.title')}
        rows={[
          [t('users.total'), count(users.total)],
          [t('users.weeklyNew'), count(users.weeklyNew)],
          [t('users.activeToday'), count(users.activeToday)],
          [t('users.admins'), count(users.admins)],
        ]}
      />
      <StatList
        icon={CreditCard}
        title={t('payments.title')}
        rows={[
          [t('payments.totalRevenue'), money(payments.totalRevenue)],
          [t('payments.weeklyRevenue'), money(payments.weeklyRevenue)],
          [t('payments.successful'), count(payments.successful)],
          [t('payments.failed'), count(payments.failed)],
          [t('payments.refunded'), count(payments.refunded)],
        ]}
      />
      <StatList
        icon={MessageCircle}
        title={t('consulting.title')}
        rows={[
          [t('consulting.total'), count(consulting.total)],
          [t('consulting.pending'), count(consulting.pending)],
          [t('consulting.completed'), count(consulting.completed)],
          [t('consulting.thisWeek'), count(consulting.thisWeek)],
        ]}
      />
      <StatList
        icon={CalendarDays}
        title={t('calendar.title')}
        rows={[
          [t('calendar.totalSlots'), count(calendar.totalSlots)],
          [t('calendar.availableSlots'), count(calendar.availableSlots)],
          [t('calendar.todaySlots'), count(calendar.todaySlots)],
        ]}
      />
    </div>
  );
}
