import { type AdminEvent, paymentsAdmin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../data/mutation.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useAuditReason } from '../../i18n/use-audit-reason.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';
import { PAYMENT_VIEWS } from './payment-views.ts';

interface EventDecisionDialogProps {
  event: AdminEvent | undefined;
  isRetry: boolean;
  onClose: () => void;
}

/** Marks an event as handled or retries it, with a reason. */
export function EventDecisionDialog({ event, isRetry, onClose }: EventDecisionDialogProps) {
  const { t } = useTranslation('admin-payments');
  const words = useAdminTexts();
  const reason = useAuditReason('admin-payments');
  const retry = useApiMutation(paymentsAdmin.retryEvent, { invalidates: PAYMENT_VIEWS });
  const handling = useApiMutation(paymentsAdmin.handleEvent, { invalidates: PAYMENT_VIEWS });
  const decision = isRetry ? retry : handling;
  const kind = isRetry ? 'retry' : 'handle';
  const confirm = async (reasonText: string) => {
    if (!event) return;
    const call = { params: { id: event.id }, body: { reason: reasonText } };
    if (!(await decision.send(call))) return;
    showToast(t(`events.verdict.${kind}.done`));
    onClose();
  };
  return (
    <ActionDialog
      isOpen={event !== undefined}
      title={t(`events.verdict.${kind}.title`)}
      {...words.dialog}
      confirmLabel={t(`events.verdict.${kind}.confirm`)}
      action={decision}
      text={reason}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="text-ink-2 text-sm">{t(`events.verdict.${kind}.text`)}</p>
    </ActionDialog>
  );
}
