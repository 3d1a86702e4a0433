import type { PaymentStatus } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/admin/status-badge.tsx';
import { PAYMENT_LOOKS } from './payment-looks.ts';

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('admin-payments');
  return <StatusBadge {...PAYMENT_LOOKS[status]}>{t(`status.${status}`)}</StatusBadge>;
}
