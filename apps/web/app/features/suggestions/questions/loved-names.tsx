import { SUGGESTION_LIMITS } from '@ismi/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNameCompletions } from '../../../data/name-completions/use-name-completions.ts';
import type { Chip } from '../../../ui/form/chip.ts';
import { ChipsField } from '../../../ui/form/chips-field.tsx';
import { Collapsible } from '../../../ui/overlay/collapsible.tsx';
import type { Answers } from '../answers.ts';

interface LovedNamesProps {
  answers: Answers;
  isDisabled: boolean;
  onAnswer: (answers: Answers) => void;
}

const FIELDS = ['loved', 'refused', 'honoured'] as const;
const NO_CHIPS: readonly Chip[] = [];

/** Names that are loved, refused or remembered, without a price; and the family's own words. */
export function LovedNames({ answers, isDisabled, onAnswer }: LovedNamesProps) {
  const { t } = useTranslation('family-wishes');
  const { gender } = answers;
  const [hadWords] = useState(Boolean(answers.details));
  const ofGender = useNameCompletions(gender === 'girl' || gender === 'boy' ? gender : undefined);
  // A child may remember a grandmother and be a boy.
  const ofAll = useNameCompletions();
  return (
    <div className="grid gap-6">
      {FIELDS.map((field) => (
        <ChipsField
          key={field}
          {...(field === 'honoured' ? ofAll : ofGender)}
          label={t(`names.${field}`)}
          hint={t(`names.${field}Hint`)}
          tone={field === 'loved' ? 'liked' : 'plain'}
          max={SUGGESTION_LIMITS[field]}
          value={answers[field] ?? NO_CHIPS}
          onChange={(chips) => onAnswer({ ...answers, [field]: chips })}
        />
      ))}
      <Collapsible look="line" title={t('names.words')} isOpen={hadWords}>
        <Words answers={answers} isDisabled={isDisabled} onAnswer={onAnswer} />
      </Collapsible>
    </div>
  );
}

function Words({ answers, isDisabled, onAnswer }: LovedNamesProps) {
  const { t } = useTranslation('family-wishes');
  const id = useId();
  const words = answers.details ?? '';
  return (
    <div>
      <label htmlFor={id} className="label">
        {t('names.wordsLabel')}
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
        {t('names.wordsHint')}
        <bdi dir="ltr" className="tnum shrink-0">
          {words.length} / {SUGGESTION_LIMITS.details}
        </bdi>
      </p>
    </div>
  );
}
