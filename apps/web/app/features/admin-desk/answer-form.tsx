import { type DeskItem, desk } from '@ismi/contract';
import { DESK_LIMITS } from '@ismi/contract/limits';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../i18n/country-and-language-names.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { TextForm } from './text-form.tsx';

interface AnswerFormProps {
  id: string;
  message: NonNullable<DeskItem['contact']>;
  onDone: (text: string) => Promise<void>;
}

/** Answers a message by mail; the letter around the words is in the sender's language. */
export function AnswerForm({ id, message, onDone }: AnswerFormProps) {
  const { t } = useTranslation('admin-desk');
  const locale = useLocale();
  return (
    <TextForm
      name="answer"
      label={t('answer')}
      hint={t('answerHint', {
        email: message.email,
        language: languageName(locale, message.language),
      })}
      max={DESK_LIMITS.answer}
      dir="auto"
      submitLabel={t('sendAnswer')}
      onSend={(api, answer) => api.send(desk.answerMessage, { params: { id }, body: { answer } })}
      onSent={() => onDone(t('answered'))}
    />
  );
}
