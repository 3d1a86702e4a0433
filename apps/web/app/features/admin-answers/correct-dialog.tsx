import { type MachineAnswer, machineAnswersAdmin } from '@ismi/contract';
import { NAME_LIMITS } from '@ismi/contract/limits';
import { LOCALES } from '@ismi/contract/locales';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../data/mutation.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useAuditReason } from '../../i18n/use-audit-reason.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

interface CorrectDialogProps {
  answer: MachineAnswer;
  onClose: () => void;
}

/** Corrects every text of an answer in four languages. */
export function CorrectDialog({ answer, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('admin-answers');
  const words = useAdminTexts();
  const reason = useAuditReason('admin-answers');
  const correction = useApiMutation(machineAnswersAdmin.correct, {
    invalidates: [machineAnswersAdmin.list],
  });
  const [texts, setTexts] = useState(answer.texts);
  const isWhole = texts.every((text) => LOCALES.every((locale) => text[locale].trim() !== ''));
  const correct = async (reasonText: string) => {
    const parts = texts.map(({ part, ...inFour }) => [part, inFour] as const);
    const corrected = await correction.send({
      params: { id: answer.id },
      body: { texts: Object.fromEntries(parts), seen_at: answer.changed_at, reason: reasonText },
    });
    if (corrected) onClose();
  };
  return (
    <ActionDialog
      isOpen
      title={t('correct.title', { letters: answer.letters })}
      {...words.dialog}
      confirmLabel={t('correct.confirm')}
      action={correction}
      isDisabled={!isWhole}
      text={reason}
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
          />
        )),
      )}
    </ActionDialog>
  );
}
