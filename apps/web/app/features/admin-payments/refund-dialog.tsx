import { type AdminPayment, type AdminRefund, paymentsAdmin } from '@ismi/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../data/admin/use-action.ts';
import { useLoaded } from '../../data/admin/use-loaded.ts';
import { useOpKey } from '../../data/use-op-key.ts';
import { formatMoney } from '../../i18n/intl-formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useAuditReason } from '../../i18n/use-audit-reason.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { shortId } from './payment-looks.ts';
import { RefundPreviewBox } from './refund-preview-box.tsx';

interface DialogProps {
  payment: AdminPayment | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** "2,5" and "2.50" are the same; anything else is no amount. */
const amountOf = (text: string): number | undefined => {
  const value = /^\d+([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0;
  return value >= 0.01 ? value : undefined;
};

function outcomeOf({ status }: AdminRefund) {
  if (status === 'unknown') return 'unknown' as const;
  return status === 'completed' ? ('done' as const) : ('waiting' as const);
}

/** All or a part goes back; which credits can be taken, and which are missing, is told before. */
export function RefundDialog({ payment, ...rest }: DialogProps) {
  return <RefundForm key={payment?.id ?? 'closed'} payment={payment} {...rest} />;
}

function RefundForm({ payment, onClose, onChanged }: DialogProps) {
  const { t } = useTranslation('admin-payments');
  const locale = useLocale();
  const words = useAdminTexts();
  const reason = useAuditReason('admin-payments');
  const { runAction, isBusy, failure } = useAction();
  const opKeyOf = useOpKey();
  const [isPart, setPart] = useState(false);
  const [typed, setTyped] = useState('');
  const amount = isPart ? amountOf(typed) : undefined;
  const isReady = payment !== undefined && (!isPart || amount !== undefined);
  const preview = useLoaded(
    paymentsAdmin.refundPreview,
    isReady ? { params: { id: payment.id }, query: { amount } } : undefined,
  );
  const known = isReady ? preview.data : undefined;
  const confirm = async (reasonText: string) => {
    if (!payment || !known) return;
    const body = { reason: reasonText, amount, expected_credits_taken: known.credits_taken };
    let outcome: ReturnType<typeof outcomeOf> = 'done';
    const isDone = await runAction(async (api) => {
      const { refund } = await api.send(
        paymentsAdmin.refund,
        { params: { id: payment.id }, body },
        { opKey: opKeyOf({ id: payment.id, ...body }) },
      );
      outcome = outcomeOf(refund);
    });
    // Also after a failure: whatever came of it, the row shows how things stand now.
    onChanged();
    if (!isDone) return void preview.reload();
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
      isBusy={isBusy}
      isDangerous
      isDisabled={!known || preview.isLoading}
      failure={failure}
      reason={{ ...reason, missing: t('refund.reasonMissing') }}
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
          onBlur={() => {}}
          dir="ltr"
          placeholder="2,00"
          error={typed !== '' && amount === undefined ? t('refund.amountWrong') : undefined}
        />
      )}
      <RefundPreviewBox preview={known} failure={isReady ? preview.failure : undefined} />
    </ActionDialog>
  );
}
