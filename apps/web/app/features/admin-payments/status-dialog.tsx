import {
  type AdminPayment,
  paymentsAdmin,
  type SettableStatus,
  STATUS_CHANGES,
} from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '../../data/invalidation.ts';
import { useApiMutation } from '../../data/mutation.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useAuditReason } from '../../i18n/use-audit-reason.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { shortId } from './payment-looks.ts';
import { PAYMENT_VIEWS } from './payment-views.ts';

interface DialogProps {
  payment: AdminPayment | undefined;
  onClose: () => void;
}

/** Ask PayPal again, or give up an unpaid payment; each choice explains its effect. */
export function StatusDialog({ payment, onClose }: DialogProps) {
  return <StatusForm key={payment?.id ?? 'closed'} payment={payment} onClose={onClose} />;
}

function StatusForm({ payment, onClose }: DialogProps) {
  const { t } = useTranslation('admin-payments');
  const words = useAdminTexts();
  const reason = useAuditReason('admin-payments');
  const update = useApiMutation(paymentsAdmin.updateStatus, { invalidates: PAYMENT_VIEWS });
  const [status, setStatus] = useState<SettableStatus>('completed');
  const choices = payment ? STATUS_CHANGES[payment.status] : [];
  const choose = (wanted: string) => {
    const choice = choices.find((each) => each === wanted);
    if (choice) setStatus(choice);
  };
  const confirm = async (reasonText: string) => {
    if (!payment) return;
    // A refusal also means that something has changed.
    const onRefused = () => {
      invalidate(PAYMENT_VIEWS);
      return false;
    };
    const call = { params: { id: payment.id }, body: { status, reason: reasonText } };
    if (!(await update.send(call, { onRefused }))) return;
    showToast(t('change.done', { id: shortId(payment.id) }));
    onClose();
  };
  return (
    <ActionDialog
      isOpen={payment !== undefined}
      title={t('change.title', { id: shortId(payment?.id ?? '') })}
      {...words.dialog}
      confirmLabel={t('change.confirm')}
      action={update}
      text={reason}
      onConfirm={confirm}
      onClose={onClose}
    >
      <SelectField
        label={t('change.status')}
        name="status"
        value={status}
        onChange={choose}
        options={choices.map((value) => ({ value, label: t(`status.${value}`) }))}
        hint={
          payment?.status === 'completed' ? t('change.means.compare') : t(`change.means.${status}`)
        }
      />
    </ActionDialog>
  );
}
