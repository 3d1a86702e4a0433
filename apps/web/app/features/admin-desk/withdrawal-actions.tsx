import {
  type AdminWithdrawal,
  admin,
  type WithdrawnPurchase,
  withdrawalsAdmin,
} from '@ismi/contract';
import { WITHDRAWAL_LIMITS } from '@ismi/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '../../data/invalidation.ts';
import { useApiMutation } from '../../data/mutation.ts';
import { formatMoney } from '../../i18n/intl-formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';
import { Button } from '../../ui/form/button.tsx';

interface WithdrawalActionsProps {
  withdrawal: AdminWithdrawal;
  purchase: WithdrawnPurchase | null;
  /** The order number with which the purchase was looked up. */
  enteredNumber?: string;
}

const WITHDRAWAL_VIEWS = [withdrawalsAdmin.list, withdrawalsAdmin.read, admin.badges] as const;

/** A refusal means that the data has changed, so it is loaded again. */
const onRefused = () => {
  invalidate(WITHDRAWAL_VIEWS);
  return false;
};

/** Refunds the amount due, or rejects with a reason. */
export function WithdrawalActions({ withdrawal, purchase, enteredNumber }: WithdrawalActionsProps) {
  const { t } = useTranslation('admin-withdrawals');
  const locale = useLocale();
  const words = useAdminTexts();
  const refunding = useApiMutation(withdrawalsAdmin.refund, { invalidates: WITHDRAWAL_VIEWS });
  const declining = useApiMutation(withdrawalsAdmin.decline, { invalidates: WITHDRAWAL_VIEWS });
  const [openDialog, setOpenDialog] = useState<'refund' | 'decline'>();
  const params = { id: withdrawal.id };
  const amount = purchase ? formatMoney(locale, purchase.refundable_amount, purchase.currency) : '';
  const close = () => {
    setOpenDialog(undefined);
    refunding.clearFailure();
    declining.clearFailure();
  };
  const refund = async () => {
    if (!purchase) return;
    const body = {
      payment_id: purchase.payment_id,
      amount: purchase.refundable_amount,
      order_number: enteredNumber,
    };
    if (!(await refunding.send({ params, body }, { onRefused }))) return;
    close();
    showToast(t('refundDone', { amount }));
  };
  const decline = async (reason: string) => {
    if (!(await declining.send({ params, body: { reason } }, { onRefused }))) return;
    close();
    showToast(t(withdrawal.email ? 'declineDone' : 'statuses.declined'));
  };
  const shared = { ...words.dialog, onClose: close };
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
        action={refunding}
        isOpen={openDialog === 'refund'}
        title={t('refundTitle', { amount })}
        confirmLabel={t('refund', { amount })}
        onConfirm={refund}
      >
        <p className="text-ink-2">{t('refundText')}</p>
      </ActionDialog>
      <ActionDialog
        {...shared}
        action={declining}
        isOpen={openDialog === 'decline'}
        title={t('declineTitle')}
        confirmLabel={t('decline')}
        kind="danger"
        text={{
          label: t('reason'),
          hint: t('reasonHint'),
          missing: t('reasonMissing'),
          min: 3,
          max: WITHDRAWAL_LIMITS.note,
        }}
        onConfirm={decline}
      >
        <p className="text-ink-2">
          {withdrawal.email ? t('declineText', { email: withdrawal.email }) : t('declineErased')}
        </p>
      </ActionDialog>
    </div>
  );
}
