import type { DashboardStats } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { ShareBar } from '../../ui/admin/share-bar.tsx';
import { Panel } from './panel.tsx';
import { useFigures } from './use-figures.ts';

const Sum = ({ label, value }: { label: string; value: string }) => (
  <p className="mt-4 border-line border-t pt-3 text-ink-3 text-sm">
    {label} <b className="tnum text-ink">{value}</b>
  </p>
);

export function PaymentStates({ payments }: { payments: DashboardStats['payments'] }) {
  const { t } = useTranslation('admin-dashboard');
  const { count, percent } = useFigures();
  return (
    <Panel title={t('paymentStates.title')}>
      <ShareBar
        format={count}
        formatShare={percent}
        parts={[
          {
            id: 'completed',
            label: t('paymentStates.completed'),
            value: payments.successful,
            color: 1,
          },
          { id: 'failed', label: t('paymentStates.failed'), value: payments.failed, color: 4 },
          {
            id: 'refunded',
            label: t('paymentStates.refunded'),
            value: payments.refunded,
            color: 2,
          },
          { id: 'pending', label: t('paymentStates.pending'), value: payments.pending, color: 3 },
          {
            id: 'cancelled',
            label: t('paymentStates.cancelled'),
            value: payments.cancelled,
            color: 5,
          },
        ]}
      />
      <Sum label={t('paymentStates.total')} value={count(payments.total)} />
    </Panel>
  );
}

export function RequestStates({ consulting }: { consulting: DashboardStats['consulting'] }) {
  const { t } = useTranslation('admin-dashboard');
  const { count, percent } = useFigures();
  return (
    <Panel title={t('requestStates.title')}>
      <ShareBar
        format={count}
        formatShare={percent}
        parts={[
          {
            id: 'completed',
            label: t('requestStates.completed'),
            value: consulting.completed,
            color: 1,
          },
          {
            id: 'processing',
            label: t('requestStates.processing'),
            value: consulting.processing,
            color: 3,
          },
          { id: 'pending', label: t('requestStates.pending'), value: consulting.pending, color: 2 },
          {
            id: 'cancelled',
            label: t('requestStates.cancelled'),
            value: consulting.cancelled,
            color: 4,
          },
        ]}
      />
      <Sum label={t('requestStates.week')} value={count(consulting.thisWeek)} />
    </Panel>
  );
}
