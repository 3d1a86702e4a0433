import type { QuestionnaireStep } from '@ismi/contract/questionnaire';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Answers, isAnswered, isRequired, openSteps, withoutAnswer } from '../answers.ts';
import { currentCost } from '../cost.ts';
import { type Screen, screenAfter, screenBefore } from '../screens.ts';
import { StepFields } from './further-part.tsx';
import { Question } from './question.tsx';
import { StepBar } from './step-bar.tsx';
import type { useFurther } from './use-further.ts';
import type { useScreen } from './use-screen.ts';

interface QuestionScreenProps {
  step: QuestionnaireStep;
  way: ReturnType<typeof useScreen>;
  answers: Answers;
  isReady: boolean;
  balance: string;
  further: ReturnType<typeof useFurther>;
  saveAnswers: (answers: Answers, screen: Screen) => void;
}

/** A question with its buttons. */
export function QuestionScreen(props: QuestionScreenProps) {
  const { step, way, answers, isReady, balance, further, saveAnswers } = props;
  const { t } = useTranslation('suggestions');
  const [isMissing, setMissing] = useState(false);
  const isChange = way.isOnWayToPrice || way.isOnWayToUnderstood;
  const isComplete = openSteps(answers).length === 0;
  const isLast = screenAfter(step) === 'understood';
  const returns = isChange && isComplete;

  const goOn = (with_: Answers) => {
    const next = returns ? 'understood' : screenAfter(step);
    saveAnswers(with_, next);
    if (returns && way.isOnWayToPrice) way.goToPrice();
    else way.goTo(next);
  };
  const next = () => {
    const lacksAnswer = isRequired(step) && !isAnswered(step, answers);
    setMissing(lacksAnswer);
    if (!lacksAnswer) goOn(answers);
  };
  const nextLabel = () => {
    if (returns) return way.isOnWayToPrice ? t('finish') : t('done');
    return isLast ? t('overview') : t('next');
  };
  const onAnswer = (changed: Answers) => {
    setMissing(false);
    saveAnswers(changed, step);
  };
  const field = { step, answers, isDisabled: !isReady, onAnswer };
  return (
    <>
      <Question {...field} error={isMissing ? t('missing') : undefined} headingRef={way.heading}>
        <StepFields further={further} {...field} />
      </Question>
      <StepBar
        isFirst={step === 'gender'}
        nextLabel={nextLabel()}
        isOptional={!isRequired(step)}
        isDisabled={!isReady}
        total={currentCost(answers)}
        balance={balance}
        onBack={() => way.goTo(screenBefore(step))}
        onSkip={() => goOn(withoutAnswer(step, answers))}
        onNext={next}
        onEnough={
          isRequired(step) || isLast || returns
            ? undefined
            : () => {
                saveAnswers(answers, 'understood');
                way.goTo('understood');
              }
        }
      />
    </>
  );
}
