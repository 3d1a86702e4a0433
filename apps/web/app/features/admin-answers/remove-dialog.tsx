import { type MachineAnswer, machineAnswersAdmin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../data/mutation.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useAuditReason } from '../../i18n/use-audit-reason.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';

interface RemoveDialogProps {
  answer: MachineAnswer;
  onClose: () => void;
}

/** Confirms the removal of an answer, which cannot be undone. */
export function RemoveDialog({ answer, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('admin-answers');
  const words = useAdminTexts();
  const reason = useAuditReason('admin-answers');
  const removal = useApiMutation(machineAnswersAdmin.remove, {
    invalidates: [machineAnswersAdmin.list],
  });
  const remove = async (reasonText: string) => {
    const removed = await removal.send({
      params: { id: answer.id },
      body: { seen_at: answer.changed_at, reason: reasonText },
    });
    if (removed) onClose();
  };
  return (
    <ActionDialog
      isOpen
      title={t('remove.title', { letters: answer.letters })}
      {...words.dialog}
      confirmLabel={t('remove.confirm')}
      action={removal}
      kind="danger"
      text={reason}
      onConfirm={remove}
      onClose={onClose}
    >
      <p className="text-ink-2">{t('remove.explained')}</p>
    </ActionDialog>
  );
}
