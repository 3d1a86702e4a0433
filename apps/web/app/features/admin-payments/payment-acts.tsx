import { type AdminPayment, STATUS_CHANGES } from '@ismi/contract';
import { Eye, Mail, Pencil, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RowAct } from '../../ui/admin/row-act.tsx';
import { shortId } from './payment-looks.ts';

/** What is open about which payment. */
export type PaymentAct = 'details' | 'refund' | 'status' | 'notice';
export type OnPaymentAct = (act: PaymentAct, payment: AdminPayment) => void;

/** View and write are always possible, a refund of what is completed, a change of what is pending or completed. */
export function PaymentActs({ payment, onAct }: { payment: AdminPayment; onAct: OnPaymentAct }) {
  const { t } = useTranslation('admin-payments');
  const values = { id: shortId(payment.id) };
  return (
    <div className="flex justify-end whitespace-nowrap">
      <RowAct
        icon={Eye}
        label={t('acts.details', values)}
        onPress={() => onAct('details', payment)}
      />
      <RowAct
        icon={Undo2}
        label={t('acts.refund', values)}
        isDisabled={payment.status !== 'completed'}
        onPress={() => onAct('refund', payment)}
      />
      <RowAct
        icon={Pencil}
        label={t('acts.status', values)}
        isDisabled={STATUS_CHANGES[payment.status].length === 0}
        onPress={() => onAct('status', payment)}
      />
      <RowAct
        icon={Mail}
        label={t('acts.notice', values)}
        onPress={() => onAct('notice', payment)}
      />
    </div>
  );
}
