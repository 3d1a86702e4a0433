import {
  ADMIN_LIMITS,
  type AdminPayment,
  isNoticeAllowed,
  PAYMENT_NOTICES,
  type PaymentNotice,
  paymentsAdmin,
} from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../data/mutation.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { shortId } from './payment-looks.ts';

interface DialogProps {
  payment: AdminPayment | undefined;
  onClose: () => void;
}

/** A mail to the buyer in their language; only notices that apply to the payment can be chosen. */
export function NoticeDialog({ payment, onClose }: DialogProps) {
  return <NoticeForm key={payment?.id ?? 'closed'} payment={payment} onClose={onClose} />;
}

const applicableNotices = (payment: AdminPayment): PaymentNotice[] =>
  PAYMENT_NOTICES.filter((notice) =>
    isNoticeAllowed(notice, { status: payment.status, refunded: payment.refunded_amount > 0 }),
  );

function NoticeForm({ payment, onClose }: DialogProps) {
  const { t } = useTranslation('admin-payments');
  const words = useAdminTexts();
  const notification = useApiMutation(paymentsAdmin.notify, { opKey: true });
  const choices = payment ? applicableNotices(payment) : [];
  const [chosen, setChosen] = useState<string>();
  const type = choices.find((choice) => choice === chosen) ?? choices[0] ?? 'custom';
  const confirm = async (message: string) => {
    if (!payment) return;
    const body = { type, custom_message: type === 'custom' ? message : undefined };
    if (!(await notification.send({ params: { id: payment.id }, body }))) return;
    showToast(t('notice.done', { id: shortId(payment.id) }));
    onClose();
  };
  const message = {
    label: t('notice.message'),
    hint: t('notice.messageHint'),
    missing: t('notice.messageMissing'),
    min: 1,
    max: ADMIN_LIMITS.message,
  };
  return (
    <ActionDialog
      isOpen={payment !== undefined}
      title={t('notice.title', { id: shortId(payment?.id ?? '') })}
      {...words.dialog}
      confirmLabel={t('notice.confirm')}
      action={notification}
      text={type === 'custom' ? message : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
        {t('notice.to')} <bdi className="font-semibold">{payment?.user.email}</bdi>
      </p>
      <SelectField
        label={t('notice.type')}
        name="type"
        value={type}
        onChange={setChosen}
        options={choices.map((value) => ({ value, label: t(`notice.types.${value}`) }))}
        hint={t('notice.typeHint')}
      />
    </ActionDialog>
  );
}
