import { type MachineAnswer, machineAnswersAdmin } from '@ismi/contract';
import { NAME_LIMITS } from '@ismi/contract/limits';
import { LOCALES } from '@ismi/contract/locales';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../data/admin/use-action.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useAuditReason } from '../../i18n/use-audit-reason.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

interface CorrectDialogProps {
  answer: MachineAnswer;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Every text of an answer in four languages, to be put right. */
export function CorrectDialog({ answer, onClose, onDone }: CorrectDialogProps) {
  const { t } = useTranslation('admin-answers');
  const words = useAdminTexts();
  const reason = useAuditReason('admin-answers');
  const { runAction, isBusy, failure } = useAction();
  const [texts, setTexts] = useState(answer.texts);
  const isWhole = texts.every((text) => LOCALES.every((locale) => text[locale].trim() !== ''));
  const correct = async (reasonText: string) => {
    const parts = texts.map(({ part, ...inFour }) => [part, inFour] as const);
    const isDone = await runAction((api) =>
      api.send(machineAnswersAdmin.correct, {
        params: { id: answer.id },
        body: { texts: Object.fromEntries(parts), seen_at: answer.changed_at, reason: reasonText },
      }),
    );
    if (isDone) await onDone();
  };
  return (
    <ActionDialog
      isOpen
      title={t('correct.title', { letters: answer.letters })}
      {...words.dialog}
      confirmLabel={t('correct.confirm')}
      isBusy={isBusy}
      isDisabled={!isWhole}
      failure={failure}
      reason={reason}
      onConfirm={correct}
      onClose={onClose}
    >
      <p className="text-ink-2">{t('correct.explained')}</p>
      {texts.map((text) =>
        LOCALES.map((locale) => (
          <TextField
            key={`${text.part} ${locale}`}
            label={`${t(`parts.${text.part}`)} (${locale.toUpperCase()})`}
            name={`${text.part}-${locale}`}
            dir="auto"
            multiline
            value={text[locale]}
            onChange={(value) =>
              setTexts((all) =>
                all.map((each) =>
                  each.part === text.part
                    ? { ...each, [locale]: value.slice(0, NAME_LIMITS.modelSentence) }
                    : each,
                ),
              )
            }
            onBlur={() => {}}
          />
        )),
      )}
    </ActionDialog>
  );
}
