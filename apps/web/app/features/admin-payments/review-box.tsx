import { type AdminPaymentDetails, paymentsAdmin } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../data/mutation.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useAuditReason } from '../../i18n/use-audit-reason.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';
import { PAYMENT_VIEWS } from './payment-views.ts';

/** A dispute, or credits that a refund by PayPal could not remove: the buyer cannot buy until an administrator has reviewed it. */
export function ReviewBox({ payment }: { payment: AdminPaymentDetails }) {
  const { t } = useTranslation('admin-payments');
  const words = useAdminTexts();
  const reason = useAuditReason('admin-payments');
  const clearing = useApiMutation(paymentsAdmin.clearReview, { invalidates: PAYMENT_VIEWS });
  const [isOpen, setOpen] = useState(false);
  const waits =
    payment.disputes.some(({ settled_by_us_at }) => settled_by_us_at === null) ||
    payment.refunds.some(({ shortfall }) => shortfall === 'open');
  if (!waits) return null;
  const confirm = async (reasonText: string) => {
    const call = { params: { id: payment.id }, body: { reason: reasonText } };
    if (!(await clearing.send(call))) return;
    showToast(t('review.done'));
    setOpen(false);
  };
  return (
    <Notice kind="error" title={t('review.title')}>
      <p className="text-sm">{t('review.text')}</p>
      <button
        type="button"
        className="btn btn-secondary btn-small mt-3"
        onClick={() => setOpen(true)}
      >
        {t('review.act')}
      </button>
      <ActionDialog
        isOpen={isOpen}
        title={t('review.act')}
        {...words.dialog}
        confirmLabel={t('review.act')}
        action={clearing}
        text={reason}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </Notice>
  );
}
