import { SUGGESTION_LIMITS } from '@ismi/contract/limits';
import type { QuestionnaireStep } from '@ismi/contract/questionnaire';
import { CircleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { type Answers, isRequired } from '../answers.ts';
import { costOfStep } from '../cost.ts';
import { isTileStep } from './choices.ts';
import { Letters } from './letters.tsx';
import { Tiles } from './tiles.tsx';

interface QuestionProps {
  step: QuestionnaireStep;
  answers: Answers;
  isDisabled: boolean;
  /** Why the next step is not possible yet. */
  error: string | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  onAnswer: (answers: Answers) => void;
  /** Fields that are fetched on need. */
  children: ReactNode;
}

/** The price of a question; two of them have fields without a price. */
function useCostText(): (step: QuestionnaireStep) => string {
  const { t } = useTranslation('suggestions');
  return (step) => {
    const count = costOfStep(step);
    if (step === 'details' || step === 'sibling') return t(`costOf.${step}`, { count });
    return isRequired(step) ? t('cost', { count }) : t('costIfAnswered', { count });
  };
}

/** One question with its price and its choices. */
export function Question(props: QuestionProps) {
  const { step, answers, isDisabled, error, headingRef, onAnswer, children } = props;
  const { t } = useTranslation('suggestions');
  const costText = useCostText();
  const field = { answers, isDisabled, onAnswer };
  return (
    <>
      <h1
        ref={headingRef}
        tabIndex={-1}
        className="mt-8 text-3xl outline-none md:text-4xl [overflow-wrap:anywhere]"
      >
        {t(`questions.${step}.title`)}
      </h1>
      <p className="mt-2 text-ink-2">{t(`questions.${step}.text`)}</p>
      <p className="mt-6 mb-3 flex items-center justify-between gap-4 text-sm">
        <span aria-live="polite" className="text-ink-2">
          {step === 'meaning' &&
            t('chosen', { chosen: answers.meaning?.length ?? 0, max: SUGGESTION_LIMITS.meanings })}
        </span>
        <span className="cost">
          <span className="cost-mark" />
          {costText(step)}
        </span>
      </p>
      {isTileStep(step) && <Tiles step={step} {...field} />}
      {step === 'startLetter' && <Letters {...field} />}
      {children}
      <p role="alert" className="field-error mt-3 empty:hidden">
        {error && (
          <>
            <CircleAlert size={16} strokeWidth={2} aria-hidden />
            {error}
          </>
        )}
      </p>
    </>
  );
}
