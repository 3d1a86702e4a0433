import { type DeskItem, desk } from '@ismi/contract';
import { DESK_LIMITS } from '@ismi/contract/limits';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../data/mutation.ts';
import { languageName } from '../../i18n/country-and-language-names.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ActionForm } from '../../ui/admin/action-form.tsx';
import { DESK_VIEWS } from './desk-views.ts';

interface AnswerFormProps {
  id: string;
  message: NonNullable<DeskItem['contact']>;
  onDone: (text: string) => void;
}

/** Answers a message by mail; the mail's own text is in the sender's language. */
export function AnswerForm({ id, message, onDone }: AnswerFormProps) {
  const { t } = useTranslation('admin-desk');
  const words = useAdminTexts();
  const locale = useLocale();
  const answering = useApiMutation(desk.answerMessage, { invalidates: DESK_VIEWS });
  const send = async (answer: string) => {
    const answered = await answering.send({ params: { id }, body: { answer } });
    if (answered) onDone(t('answered'));
  };
  return (
    <ActionForm
      {...words.dialog}
      className="grid gap-3 border-line border-t pt-5"
      action={answering}
      confirmLabel={t('sendAnswer')}
      text={{
        name: 'answer',
        label: t('answer'),
        hint: t('answerHint', {
          email: message.email,
          language: languageName(locale, message.language),
        }),
        min: 1,
        max: DESK_LIMITS.answer,
        dir: 'auto',
      }}
      onConfirm={send}
    />
  );
}
