import { type AdminPayment, STATUS_CHANGES } from '@ismi/contract';
import { Eye, Mail, Pencil, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RowAction } from '../../ui/admin/row-action.tsx';
import { shortId } from './payment-looks.ts';

/** The open dialog of a payment. */
export type PaymentAction = 'details' | 'refund' | 'status' | 'notice';
export type OnPaymentAction = (action: PaymentAction, payment: AdminPayment) => void;

/** Details and notice are always possible; a refund if completed; a status change if pending or completed. */
export function PaymentActions({
  payment,
  onAction,
}: {
  payment: AdminPayment;
  onAction: OnPaymentAction;
}) {
  const { t } = useTranslation('admin-payments');
  const values = { id: shortId(payment.id) };
  return (
    <div className="flex justify-end whitespace-nowrap">
      <RowAction
        icon={Eye}
        label={t('acts.details', values)}
        onPress={() => onAction('details', payment)}
      />
      <RowAction
        icon={Undo2}
        label={t('acts.refund', values)}
        isDisabled={payment.status !== 'completed'}
        onPress={() => onAction('refund', payment)}
      />
      <RowAction
        icon={Pencil}
        label={t('acts.status', values)}
        isDisabled={STATUS_CHANGES[payment.status].length === 0}
        onPress={() => onAction('status', payment)}
      />
      <RowAction
        icon={Mail}
        label={t('acts.notice', values)}
        onPress={() => onAction('notice', payment)}
      />
    </div>
  );
}
