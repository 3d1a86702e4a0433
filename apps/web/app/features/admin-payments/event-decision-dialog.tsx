import { type AdminEvent, paymentsAdmin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../data/admin/use-action.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useAuditReason } from '../../i18n/use-audit-reason.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';

interface EventDecisionDialogProps {
  event: AdminEvent | undefined;
  isRetry: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Marked as handled, or looked into once more: either way with a reason. */
export function EventDecisionDialog({
  event,
  isRetry,
  onClose,
  onChanged,
}: EventDecisionDialogProps) {
  const { t } = useTranslation('admin-payments');
  const words = useAdminTexts();
  const reason = useAuditReason('admin-payments');
  const { runAction, isBusy, failure } = useAction();
  const kind = isRetry ? 'retry' : 'handle';
  const confirm = async (reasonText: string) => {
    if (!event) return;
    const endpoint = isRetry ? paymentsAdmin.retryEvent : paymentsAdmin.handleEvent;
    const isDone = await runAction((api) =>
      api.send(endpoint, { params: { id: event.id }, body: { reason: reasonText } }),
    );
    if (!isDone) return;
    showToast(t(`events.verdict.${kind}.done`));
    onChanged();
    onClose();
  };
  return (
    <ActionDialog
      isOpen={event !== undefined}
      title={t(`events.verdict.${kind}.title`)}
      {...words.dialog}
      confirmLabel={t(`events.verdict.${kind}.confirm`)}
      isBusy={isBusy}
      failure={failure}
      reason={reason}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="text-ink-2 text-sm">{t(`events.verdict.${kind}.text`)}</p>
    </ActionDialog>
  );
}
