import { type MachineAnswer, machineAnswersAdmin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../lib/admin/use-act.ts';
import { useAdminWords } from '../../lib/admin/use-admin-words.ts';
import { useAuditReason } from '../../lib/admin/use-audit-reason.ts';
import { ActDialog } from '../../ui/admin/act-dialog.tsx';

interface RemoveDialogProps {
  answer: MachineAnswer;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Asks before an answer is taken away, which cannot be undone. */
export function RemoveDialog({ answer, onClose, onDone }: RemoveDialogProps) {
  const { t } = useTranslation('admin-answers');
  const words = useAdminWords();
  const reason = useAuditReason('admin-answers');
  const { act, isBusy, failure } = useAct();
  const remove = async (why: string) => {
    const isDone = await act((api) =>
      api.send(machineAnswersAdmin.remove, {
        params: { id: answer.id },
        body: { seen_at: answer.changed_at, reason: why },
      }),
    );
    if (isDone) await onDone();
  };
  return (
    <ActDialog
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
    </ActDialog>
  );
}
