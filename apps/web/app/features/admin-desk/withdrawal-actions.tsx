import { type AdminWithdrawal, type WithdrawnPurchase, withdrawalsAdmin } from '@ismi/contract';
import { WITHDRAWAL_LIMITS } from '@ismi/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../data/admin/use-action.ts';
import { formatMoney } from '../../i18n/intl-formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';
import { Button } from '../../ui/form/button.tsx';

interface WithdrawalActionsProps {
  withdrawal: AdminWithdrawal;
  purchase: WithdrawnPurchase | null;
  /** By which the purchase was looked up. */
  enteredNumber?: string;
  onChanged: () => Promise<void>;
}

/** Give back what is due, or say why not. */
export function WithdrawalActions({
  withdrawal,
  purchase,
  enteredNumber,
  onChanged,
}: WithdrawalActionsProps) {
  const { t } = useTranslation('admin-withdrawals');
  const locale = useLocale();
  const words = useAdminTexts();
  const { runAction, isBusy, failure, clearFailure } = useAction();
  const [openDialog, setOpenDialog] = useState<'refund' | 'decline'>();
  const params = { id: withdrawal.id };
  const amount = purchase ? formatMoney(locale, purchase.refundable_amount, purchase.currency) : '';
  const close = () => {
    setOpenDialog(undefined);
    clearFailure();
  };
  const done = async (isDone: boolean, text: string) => {
    // What was refused because something has changed is shown anew.
    if (isDone) {
      close();
      showToast(text);
    }
    await onChanged();
  };
  const refund = async () => {
    if (!purchase) return;
    const body = {
      payment_id: purchase.payment_id,
      amount: purchase.refundable_amount,
      order_number: enteredNumber,
    };
    const isDone = await runAction((api) => api.send(withdrawalsAdmin.refund, { params, body }));
    await done(isDone, t('refundDone', { amount }));
  };
  const decline = async (reason: string) => {
    const isDone = await runAction((api) =>
      api.send(withdrawalsAdmin.decline, { params, body: { reason } }),
    );
    await done(isDone, t(withdrawal.email ? 'declineDone' : 'statuses.declined'));
  };
  const shared = {
    ...words.dialog,
    isBusy,
    failure,
    onClose: close,
  };
  return (
    <div className="flex flex-wrap gap-3">
      {purchase && purchase.refundable_amount > 0 && (
        <Button onPress={() => setOpenDialog('refund')}>{t('refund', { amount })}</Button>
      )}
      <Button kind="secondary" onPress={() => setOpenDialog('decline')}>
        {t('decline')}
      </Button>
      <ActionDialog
        {...shared}
        isOpen={openDialog === 'refund'}
        title={t('refundTitle', { amount })}
        confirmLabel={t('refund', { amount })}
        onConfirm={() => void refund()}
      >
        <p className="text-ink-2">{t('refundText')}</p>
      </ActionDialog>
      <ActionDialog
        {...shared}
        isOpen={openDialog === 'decline'}
        title={t('declineTitle')}
        confirmLabel={t('decline')}
        isDangerous
        reason={{
          label: t('reason'),
          hint: t('reasonHint'),
          missing: t('reasonMissing'),
          min: 3,
          max: WITHDRAWAL_LIMITS.note,
        }}
        onConfirm={(reason) => void decline(reason)}
      >
        <p className="text-ink-2">
          {withdrawal.email ? t('declineText', { email: withdrawal.email }) : t('declineErased')}
        </p>
      </ActionDialog>
    </div>
  );
}
