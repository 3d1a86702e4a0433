import { QUESTIONNAIRE_STEPS, type QuestionnaireStep } from '@ismi/contract/questionnaire';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session/use-session.ts';
import { type Answers, isAnswered, isRequired, openSteps, withoutAnswer } from '../answers.ts';
import { currentCost } from '../cost.ts';
import { useAnswers } from '../use-answers.ts';
import { AnswerSummary, useBalanceText } from './answer-summary.tsx';
import { Question } from './question.tsx';
import { StepBar } from './step-bar.tsx';
import { StepHead } from './step-head.tsx';
import { useStep } from './use-step.ts';

const LAST = QUESTIONNAIRE_STEPS.length;

/** Why a question has to be answered first. */
const findMissingAnswer = (step: QuestionnaireStep, answers: Answers) => {
  if (isRequired(step) && !isAnswered(step, answers)) return 'missing';
  const isNameless = answers.sibling === 'yes' && !isAnswered('sibling', answers);
  return step === 'sibling' && isNameless ? 'missingSibling' : undefined;
};

/** Eleven questions, one at a time; answers are stored on this device from the first tap on. */
export function Questionnaire({ onFinish }: { onFinish: (answers: Answers) => void }) {
  const { t } = useTranslation('suggestions');
  const session = useSession();
  const balance = useBalanceText(session);
  const { answers, step: leftAt, isReady, saveAnswers } = useAnswers();
  const { step, goTo, heading, isOnWayToPrice, asksForPrice } = useStep(answers, leftAt);
  const leadsToPrice = step === LAST || (isOnWayToPrice && openSteps(answers).length === 0);
  const [missingAnswer, setMissingAnswer] = useState<'missing' | 'missingSibling'>();
  const name = QUESTIONNAIRE_STEPS[step - 1] ?? 'gender';

  const goOn = (with_: Answers) => {
    if (leadsToPrice) {
      saveAnswers(with_, LAST);
      onFinish(with_);
      return;
    }
    saveAnswers(with_, step + 1);
    goTo(step + 1);
  };
  const isAsked = asksForPrice && isReady && openSteps(answers).length === 0;
  const finish = useEffectEvent(() => onFinish(answers));
  useEffect(() => {
    if (isAsked) finish();
  }, [isAsked]);
  const next = () => {
    const found = findMissingAnswer(name, answers);
    setMissingAnswer(found);
    if (!found) goOn(answers);
  };
  const leave = (action: () => void) => () => {
    setMissingAnswer(undefined);
    action();
  };
  return (
    <div className="wrap grid gap-12 pt-6 md:pt-10 lg:grid-cols-[1fr_300px]">
      <div className="min-w-0 max-w-[44rem]">
        <StepHead step={step} />
        <Question
          key={name}
          step={name}
          answers={answers}
          isDisabled={!isReady}
          error={
            missingAnswer && (missingAnswer === 'missing' ? t('missing') : t('missingSibling'))
          }
          headingRef={heading}
          onAnswer={(changed) => {
            setMissingAnswer(undefined);
            saveAnswers(changed, step);
          }}
        />
        <StepBar
          isFirst={step === 1}
          isLast={leadsToPrice}
          isOptional={!isRequired(name)}
          isDisabled={!isReady}
          total={currentCost(answers)}
          balance={balance}
          onBack={leave(() => goTo(step - 1))}
          onSkip={leave(() => goOn(withoutAnswer(name, answers)))}
          onNext={next}
        />
      </div>
      <aside className="hidden lg:block">
        <AnswerSummary answers={answers} session={session} />
      </aside>
    </div>
  );
}
