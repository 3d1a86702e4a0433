import type { DashboardStats } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { formatShortDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { AreaChart } from '../../ui/admin/area-chart.tsx';
import { BarChart } from '../../ui/admin/bar-chart.tsx';
import { Panel } from './panel.tsx';
import { useFigures } from './use-figures.ts';
import { weekNumberOf } from './week-number.ts';

type Days = DashboardStats['payments']['revenueByDay'];
type Weeks = DashboardStats['users']['newByWeek'];

export function RevenueChart({ days }: { days: Days }) {
  const { t } = useTranslation('admin-dashboard');
  const { money, wholeMoney } = useFigures();
  const locale = useLocale();
  const points = days.map(({ day, value }) => ({ label: formatShortDay(locale, day), value }));
  const peak = points.reduce((best, point) => (point.value > best.value ? point : best), {
    label: '',
    value: 0,
  });
  const finding =
    peak.value > 0
      ? t('revenue.finding', { day: peak.label, amount: money(peak.value) })
      : t('revenue.empty');
  const sum = points.reduce((total, { value }) => total + value, 0);
  return (
    <Panel
      title={t('revenue.title')}
      aside={
        <span className="text-ink-3 text-sm">
          {t('revenue.sum')} <b className="tnum text-ink">{money(sum)}</b>
        </span>
      }
    >
      <AreaChart
        points={points}
        format={money}
        formatTick={wholeMoney}
        words={{
          finding,
          asTable: t('asTable'),
          heads: [t('revenue.day'), t('revenue.amount')],
        }}
      />
    </Panel>
  );
}

export function NewUsersChart({ weeks }: { weeks: Weeks }) {
  const { t } = useTranslation('admin-dashboard');
  const { count } = useFigures();
  const locale = useLocale();
  const points = weeks.map(({ week, value }) => ({
    label: formatShortDay(locale, week),
    tick: String(weekNumberOf(week)),
    value,
  }));
  return (
    <Panel title={t('newByWeek.title')}>
      <BarChart
        points={points}
        format={count}
        words={{
          finding: t('newByWeek.finding', { value: count(points.at(-1)?.value ?? 0) }),
          asTable: t('asTable'),
          heads: [t('newByWeek.week'), t('newByWeek.value')],
        }}
      />
    </Panel>
  );
}
