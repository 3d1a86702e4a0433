import { QUESTIONNAIRE_STEPS, type QuestionnaireStep } from '@ismi/contract/questionnaire';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/use-session.ts';
import { type Answers, isAnswered, isRequired, openSteps, withoutAnswer } from '../answers.ts';
import { costSoFar } from '../cost.ts';
import { useAnswers } from '../use-answers.ts';
import { Question } from './question.tsx';
import { SoFar, useBalanceWords } from './so-far.tsx';
import { StepBar } from './step-bar.tsx';
import { StepHead } from './step-head.tsx';
import { useStep } from './use-step.ts';

const LAST = QUESTIONNAIRE_STEPS.length;

/** Why a question cannot be left yet. */
const hindranceTo = (step: QuestionnaireStep, answers: Answers) => {
  if (isRequired(step) && !isAnswered(step, answers)) return 'missing';
  const isNameless = answers.sibling === 'yes' && !isAnswered('sibling', answers);
  return step === 'sibling' && isNameless ? 'missingSibling' : undefined;
};

/** Eleven questions, one at a time; what is answered is kept on this device from the first tap on. */
export function Questionnaire({ onFinish }: { onFinish: (answers: Answers) => void }) {
  const { t } = useTranslation('suggestions');
  const session = useSession();
  const balance = useBalanceWords(session);
  const { answers, step: leftAt, isReady, keep } = useAnswers();
  const { step, goTo, heading, isOnWayToPrice, asksForPrice } = useStep(answers, leftAt);
  const leadsToPrice = step === LAST || (isOnWayToPrice && openSteps(answers).length === 0);
  const [hindrance, setHindrance] = useState<'missing' | 'missingSibling'>();
  const name = QUESTIONNAIRE_STEPS[step - 1] ?? 'gender';

  const goOn = (with_: Answers) => {
    if (leadsToPrice) {
      keep(with_, LAST);
      onFinish(with_);
      return;
    }
    keep(with_, step + 1);
    goTo(step + 1);
  };
  const isAsked = asksForPrice && isReady && openSteps(answers).length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the answers are here
  useEffect(() => {
    if (isAsked) onFinish(answers);
  }, [isAsked]);
  const next = () => {
    const found = hindranceTo(name, answers);
    setHindrance(found);
    if (!found) goOn(answers);
  };
  const leave = (act: () => void) => () => {
    setHindrance(undefined);
    act();
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
          error={hindrance && (hindrance === 'missing' ? t('missing') : t('missingSibling'))}
          headingRef={heading}
          onAnswer={(changed) => {
            setHindrance(undefined);
            keep(changed, step);
          }}
        />
        <StepBar
          isFirst={step === 1}
          isLast={leadsToPrice}
          isOptional={!isRequired(name)}
          isDisabled={!isReady}
          total={costSoFar(answers)}
          balance={balance}
          onBack={leave(() => goTo(step - 1))}
          onSkip={leave(() => goOn(withoutAnswer(name, answers)))}
          onNext={next}
        />
      </div>
      <aside className="hidden lg:block">
        <SoFar answers={answers} session={session} />
      </aside>
    </div>
  );
}
