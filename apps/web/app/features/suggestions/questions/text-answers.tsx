import { SUGGESTION_LIMITS } from '@ismi/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers } from '../answers.ts';

interface TextAnswerProps {
  answers: Answers;
  isDisabled: boolean;
  onAnswer: (answers: Answers) => void;
}

/** The name of a brother or sister; kept only while the answer is yes. */
export function SiblingName({ answers, isDisabled, onAnswer }: TextAnswerProps) {
  const { t } = useTranslation('suggestions');
  const id = useId();
  if (answers.sibling !== 'yes') return null;
  return (
    <div className="mt-6">
      <label htmlFor={id} className="label">
        {t('siblingName')}
      </label>
      <input
        id={id}
        type="text"
        dir="auto"
        value={answers.siblingName ?? ''}
        maxLength={SUGGESTION_LIMITS.siblingName}
        disabled={isDisabled}
        onChange={({ target }) => onAnswer({ ...answers, siblingName: target.value })}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        className="input"
      />
      <p id={`${id}-hint`} className="hint">
        {t('siblingHint')}
      </p>
    </div>
  );
}

/** Free text with further wishes. */
export function Details({ answers, isDisabled, onAnswer }: TextAnswerProps) {
  const { t } = useTranslation('suggestions');
  const id = useId();
  const words = answers.details ?? '';
  return (
    <div>
      <label htmlFor={id} className="label">
        {t('detailsLabel')}
      </label>
      <textarea
        id={id}
        dir="auto"
        value={words}
        maxLength={SUGGESTION_LIMITS.details}
        disabled={isDisabled}
        onChange={({ target }) => onAnswer({ ...answers, details: target.value })}
        aria-describedby={`${id}-hint`}
        className="input"
      />
      <p id={`${id}-hint`} className="hint flex justify-between gap-4">
        {t('detailsHint')}
        <bdi dir="ltr" className="tnum shrink-0">
          {words.length} / {SUGGESTION_LIMITS.details}
        </bdi>
      </p>
    </div>
  );
}
