import { type AdminEvent, paymentsAdmin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../lib/admin/use-act.ts';
import { useAdminWords } from '../../lib/admin/use-admin-words.ts';
import { useAuditReason } from '../../lib/admin/use-audit-reason.ts';
import { ActDialog } from '../../ui/admin/act-dialog.tsx';
import { showToast } from '../../ui/toast-list.ts';

interface EventVerdictProps {
  event: AdminEvent | undefined;
  isRetry: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Marked as handled, or looked into once more: either way with a reason. */
export function EventVerdict({ event, isRetry, onClose, onChanged }: EventVerdictProps) {
  const { t } = useTranslation('admin-payments');
  const words = useAdminWords();
  const reason = useAuditReason('admin-payments');
  const { act, isBusy, failure } = useAct();
  const kind = isRetry ? 'retry' : 'handle';
  const confirm = async (why: string) => {
    if (!event) return;
    const endpoint = isRetry ? paymentsAdmin.retryEvent : paymentsAdmin.handleEvent;
    const isDone = await act((api) =>
      api.send(endpoint, { params: { id: event.id }, body: { reason: why } }),
    );
    if (!isDone) return;
    showToast(t(`events.verdict.${kind}.done`));
    onChanged();
    onClose();
  };
  return (
    <ActDialog
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
    </ActDialog>
  );
}
