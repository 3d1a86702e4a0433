import type { QuestionnaireStep } from '@ismi/contract/questionnaire';
import { useTranslation } from 'react-i18next';
import { FailedNotice } from '../../../ui/feedback/failed-notice.tsx';
import type { Answers } from '../answers.ts';
import type { Further, useFurther } from './use-further.ts';

/** In place of a screen that is being fetched, or could not be. */
export function MissingPart({
  isMissing,
  retry,
}: Pick<ReturnType<typeof useFurther>, 'isMissing' | 'retry'>) {
  const { t } = useTranslation('suggestions');
  return isMissing ? (
    <FailedNotice title={t('part.failed')} retryLabel={t('part.retry')} onRetry={retry} />
  ) : (
    <div role="status" className="skeleton mt-8 h-40 rounded-md">
      <span className="sr-only">{t('part.loading')}</span>
    </div>
  );
}

interface StepFieldsProps {
  further: ReturnType<typeof useFurther>;
  step: QuestionnaireStep;
  answers: Answers;
  isDisabled: boolean;
  onAnswer: (answers: Answers) => void;
}

const FIELDS: Partial<
  Record<QuestionnaireStep, Exclude<keyof Further, 'Enough' | 'UnderstoodScreen'>>
> = {
  culture: 'CultureFields',
  religious: 'FaithFields',
  details: 'LovedNames',
  sibling: 'Household',
};

/** The fields of a question that are fetched on need. Below tiles they may be missing. */
export function StepFields({ further, step, ...field }: StepFieldsProps) {
  const name = FIELDS[step];
  if (name === undefined) return null;
  const Fields = further.parts?.[name];
  if (Fields) return <Fields {...field} />;
  return step === 'details' || step === 'sibling' ? <MissingPart {...further} /> : null;
}
