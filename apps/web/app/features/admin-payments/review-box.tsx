import { type AdminPaymentDetails, paymentsAdmin } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../data/admin/use-action.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useAuditReason } from '../../i18n/use-audit-reason.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';

interface ReviewBoxProps {
  payment: AdminPaymentDetails;
  onSettled: () => void;
}

/** A dispute, or credits that PayPal’s own refund could not take: the buyer cannot buy until somebody has looked. */
export function ReviewBox({ payment, onSettled }: ReviewBoxProps) {
  const { t } = useTranslation('admin-payments');
  const words = useAdminTexts();
  const reason = useAuditReason('admin-payments');
  const { runAction, isBusy, failure } = useAction();
  const [isOpen, setOpen] = useState(false);
  const waits =
    payment.disputes.some(({ settled_by_us_at }) => settled_by_us_at === null) ||
    payment.refunds.some(({ shortfall }) => shortfall === 'open');
  if (!waits) return null;
  const confirm = async (reasonText: string) => {
    const isDone = await runAction((api) =>
      api.send(paymentsAdmin.clearReview, {
        params: { id: payment.id },
        body: { reason: reasonText },
      }),
    );
    if (!isDone) return;
    showToast(t('review.done'));
    setOpen(false);
    onSettled();
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
        isBusy={isBusy}
        failure={failure}
        reason={reason}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </Notice>
  );
}
