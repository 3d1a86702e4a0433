import { type AdminPayment, type AdminRefund, paymentsAdmin } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '../../data/invalidation.ts';
import { useApiMutation } from '../../data/mutation.ts';
import { useApiQuery } from '../../data/query.ts';
import { formatMoney } from '../../i18n/intl-formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useAuditReason } from '../../i18n/use-audit-reason.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { shortId } from './payment-looks.ts';
import { PAYMENT_VIEWS } from './payment-views.ts';
import { RefundPreviewBox } from './refund-preview-box.tsx';

interface DialogProps {
  payment: AdminPayment | undefined;
  onClose: () => void;
}

/** Accepts "2,5" and "2.50"; anything else is not an amount. */
const amountOf = (text: string): number | undefined => {
  const value = /^\d+([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0;
  return value >= 0.01 ? value : undefined;
};

function outcomeOf({ status }: AdminRefund) {
  if (status === 'unknown') return 'unknown' as const;
  return status === 'completed' ? ('done' as const) : ('waiting' as const);
}

/** A full or partial refund; shows beforehand which credits can be removed, and which are missing. */
export function RefundDialog({ payment, onClose }: DialogProps) {
  return <RefundForm key={payment?.id ?? 'closed'} payment={payment} onClose={onClose} />;
}

function RefundForm({ payment, onClose }: DialogProps) {
  const { t } = useTranslation('admin-payments');
  const locale = useLocale();
  const words = useAdminTexts();
  const reason = useAuditReason('admin-payments');
  const refunding = useApiMutation(paymentsAdmin.refund, {
    invalidates: PAYMENT_VIEWS,
    opKey: true,
  });
  const [isPart, setPart] = useState(false);
  const [typed, setTyped] = useState('');
  const amount = isPart ? amountOf(typed) : undefined;
  const isReady = payment !== undefined && (!isPart || amount !== undefined);
  const preview = useApiQuery(
    paymentsAdmin.refundPreview,
    isReady ? { params: { id: payment.id }, query: { amount } } : undefined,
    { keepsPrevious: true },
  );
  const known = isReady && !preview.failure ? preview.data : undefined;
  const confirm = async (reasonText: string) => {
    if (!payment || !known) return;
    const body = { reason: reasonText, amount, expected_credits_taken: known.credits_taken };
    // Also after a failure: the row shows the current state.
    const onRefused = () => {
      invalidate([...PAYMENT_VIEWS, paymentsAdmin.refundPreview]);
      return false;
    };
    const answer = await refunding.send({ params: { id: payment.id }, body }, { onRefused });
    if (!answer) return;
    const outcome = outcomeOf(answer.refund);
    const amountBack = formatMoney(locale, known.amount, known.currency);
    showToast(t(`refund.${outcome}`, { id: shortId(payment.id), amount: amountBack }));
    onClose();
  };
  return (
    <ActionDialog
      isOpen={payment !== undefined}
      title={t('refund.title', { id: shortId(payment?.id ?? '') })}
      {...words.dialog}
      confirmLabel={t('refund.confirm')}
      action={refunding}
      kind="danger"
      isDisabled={!known || preview.isLoading}
      text={{ ...reason, missing: t('refund.reasonMissing') }}
      onConfirm={confirm}
      onClose={onClose}
    >
      <fieldset className="grid gap-1">
        <legend className="label">{t('refund.how')}</legend>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="how"
            className="size-5 flex-none accent-primary"
            checked={!isPart}
            onChange={() => setPart(false)}
          />
          {t('refund.whole')}
        </label>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="how"
            className="size-5 flex-none accent-primary"
            checked={isPart}
            onChange={() => setPart(true)}
          />
          {t('refund.part')}
        </label>
      </fieldset>
      {isPart && (
        <TextField
          label={t('refund.amount', { currency: payment?.currency ?? '' })}
          name="amount"
          value={typed}
          onChange={setTyped}
          dir="ltr"
          placeholder="2,00"
          error={typed !== '' && amount === undefined ? t('refund.amountWrong') : undefined}
        />
      )}
      <RefundPreviewBox preview={known} failure={isReady ? preview.failure?.message : undefined} />
    </ActionDialog>
  );
}
