import type { DashboardStats } from '@ismi/contract';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { StatusBadge } from '../../ui/admin/status-badge.tsx';
import { Panel } from './panel.tsx';
import { useFigures } from './use-figures.ts';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** PayPal's confirmed webhook events, those that need review, and the revenue of a day. */
export function SystemStatus({ stats: { webhooks, payments } }: { stats: DashboardStats }) {
  const { t } = useTranslation('admin-dashboard');
  const { count, money } = useFigures();
  const path = usePath();
  const isWaiting = webhooks.pendingReview > 0;
  return (
    <Panel title={t('system.title')} className="flex flex-col">
      <dl className="grow divide-y divide-line">
        <div className="flex items-center gap-3 py-3">
          <dt className="flex items-center gap-3">
            <CircleCheck {...ICON} className="text-success" />
            {t('system.confirmed')}
          </dt>
          <dd className="tnum ms-auto font-semibold">{count(webhooks.confirmed)}</dd>
        </div>
        <div className="flex items-center gap-3 py-3">
          <dt className="flex items-center gap-3">
            <TriangleAlert {...ICON} className={isWaiting ? 'text-warning' : 'text-ink-3'} />
            {t('system.review')}
          </dt>
          <dd className="tnum ms-auto">
            <StatusBadge tone={isWaiting ? 'warning' : 'neutral'}>
              {count(webhooks.pendingReview)}
            </StatusBadge>
          </dd>
        </div>
        <div className="flex items-center gap-3 py-3">
          <dt className="flex items-center gap-3">
            <Clock {...ICON} className="text-ink-3" />
            {t('system.day')}
          </dt>
          <dd className="tnum ms-auto font-semibold">{money(payments.dailyRevenue)}</dd>
        </div>
      </dl>
      {isWaiting && (
        <Link to={path('madmin-desk')} className="btn btn-secondary btn-small mt-2 w-full">
          {t('system.open')}
        </Link>
      )}
    </Panel>
  );
}
