import { type MachineAnswer, machineAnswersAdmin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../data/admin/use-action.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useAuditReason } from '../../i18n/use-audit-reason.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';

interface RemoveDialogProps {
  answer: MachineAnswer;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Asks before an answer is taken away, which cannot be undone. */
export function RemoveDialog({ answer, onClose, onDone }: RemoveDialogProps) {
  const { t } = useTranslation('admin-answers');
  const words = useAdminTexts();
  const reason = useAuditReason('admin-answers');
  const { runAction, isBusy, failure } = useAction();
  const remove = async (reasonText: string) => {
    const isDone = await runAction((api) =>
      api.send(machineAnswersAdmin.remove, {
        params: { id: answer.id },
        body: { seen_at: answer.changed_at, reason: reasonText },
      }),
    );
    if (isDone) await onDone();
  };
  return (
    <ActionDialog
      isOpen
      title={t('remove.title', { letters: answer.letters })}
      {...words.dialog}
      confirmLabel={t('remove.confirm')}
      isBusy={isBusy}
      isDangerous
      failure={failure}
      reason={reason}
      onConfirm={remove}
      onClose={onClose}
    >
      <p className="text-ink-2">{t('remove.explained')}</p>
    </ActionDialog>
  );
}
