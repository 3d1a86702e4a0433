import type { AdminPayment } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/formats.ts';
import { formatMoney } from '../../i18n/intl-formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { type Column, DataTable } from '../../ui/admin/data-table.tsx';
import { StatusBadge } from '../../ui/admin/status-badge.tsx';
import { type OnPaymentAction, PaymentActions } from './payment-actions.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { shortId, shortOrder } from './payment-looks.ts';

interface PaymentTableProps {
  payments: readonly AdminPayment[];
  isBusy: boolean;
  onAction: OnPaymentAction;
}

export function PaymentTable({ payments, isBusy, onAction }: PaymentTableProps) {
  const { t } = useTranslation('admin-payments');
  return (
    <DataTable
      label={t('title')}
      columns={usePaymentColumns(onAction)}
      rows={payments}
      keyOf={({ id }) => id}
      card={(payment) => <PaymentCard payment={payment} onAction={onAction} />}
      isBusy={isBusy}
    />
  );
}

function Badges({ payment }: { payment: AdminPayment }) {
  const { t } = useTranslation('admin-payments');
  return (
    <span className="inline-flex flex-wrap gap-1.5 md:flex-col md:items-start">
      <PaymentBadge status={payment.status} />
      {payment.review_reason !== null && <StatusBadge tone="error">{t('underReview')}</StatusBadge>}
      {payment.unknown_outcome !== null && (
        <StatusBadge tone="warning">{t('outcomeUnknown')}</StatusBadge>
      )}
      {payment.status === 'completed' && payment.refunded_amount > 0 && (
        <StatusBadge tone="info">{t('partlyRefunded')}</StatusBadge>
      )}
    </span>
  );
}

function usePaymentColumns(onAction: OnPaymentAction): Column<AdminPayment>[] {
  const { t } = useTranslation('admin-payments');
  const locale = useLocale();
  const { formatDay, formatTime } = useAdminTexts();
  return [
    {
      id: 'id',
      label: t('columns.id'),
      cell: ({ id, receipt_number }) => (
        <>
          <span className="tnum block text-ink-3" title={id}>
            {shortId(id)}
          </span>
          {receipt_number && (
            <bdi className="tnum block whitespace-nowrap text-xs">{receipt_number}</bdi>
          )}
        </>
      ),
    },
    {
      id: 'user',
      label: t('columns.user'),
      cell: ({ user }) => (
        <>
          <bdi className="block max-w-32 truncate font-medium 2xl:max-w-60" title={user.email}>
            {user.email}
          </bdi>
          <bdi className="block max-w-32 truncate text-ink-3 text-xs 2xl:max-w-60">{user.name}</bdi>
        </>
      ),
    },
    {
      id: 'amount',
      label: t('columns.amount'),
      isNumber: true,
      cell: ({ amount, currency }) => (
        <bdi className="font-semibold">{formatMoney(locale, amount, currency)}</bdi>
      ),
    },
    {
      id: 'credits',
      label: t('columns.credits'),
      isNumber: true,
      cell: ({ credits_purchased }) => formatNumber(locale, credits_purchased),
    },
    {
      id: 'status',
      label: t('columns.status'),
      cell: (payment) => <Badges payment={payment} />,
    },
    {
      id: 'order',
      label: t('columns.order'),
      cell: ({ paypal_order_id }) =>
        paypal_order_id === null ? (
          <span className="text-ink-3">{t('none')}</span>
        ) : (
          <bdi className="tnum whitespace-nowrap text-ink-2 text-xs" title={paypal_order_id}>
            {shortOrder(paypal_order_id)}
          </bdi>
        ),
    },
    {
      id: 'date',
      label: t('columns.date'),
      cell: ({ createdAt }) => (
        <span className="tnum text-ink-2">
          {formatDay(createdAt)} <span className="block">{formatTime(createdAt)}</span>
        </span>
      ),
    },
    {
      id: 'acts',
      label: t('columns.acts'),
      isLabelHidden: true,
      cell: (payment) => <PaymentActions payment={payment} onAction={onAction} />,
    },
  ];
}

function PaymentCard({ payment, onAction }: { payment: AdminPayment; onAction: OnPaymentAction }) {
  const { t } = useTranslation('admin-payments');
  const locale = useLocale();
  const { formatDayAndTime } = useAdminTexts();
  const { user, amount, currency, credits_purchased, createdAt, id, receipt_number } = payment;
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <bdi className="block font-medium">{user.name}</bdi>
          <bdi className="block text-ink-2 text-sm">{user.email}</bdi>
        </div>
        <div className="whitespace-nowrap text-end">
          <span className="block font-semibold">
            <bdi>{formatMoney(locale, amount, currency)}</bdi>
          </span>
          <span className="text-ink-2 text-sm">
            {t('creditCount', { count: credits_purchased })}
          </span>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <Badges payment={payment} />
        <span className="tnum text-ink-2 text-sm">{formatDayAndTime(createdAt)}</span>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2 border-line border-t pt-2">
        <bdi dir="ltr" className="tnum text-ink-3 text-sm">
          #{shortId(id)}
          {receipt_number && (
            <>
              {' '}
              · <span className="whitespace-nowrap">{receipt_number}</span>
            </>
          )}
        </bdi>
        <PaymentActions payment={payment} onAction={onAction} />
      </div>
    </>
  );
}
