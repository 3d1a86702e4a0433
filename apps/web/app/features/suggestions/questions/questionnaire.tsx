import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session/use-session.ts';
import type { Answers } from '../answers.ts';
import { isStep, type Screen } from '../screens.ts';
import { useAnswers } from '../use-answers.ts';
import { AnswerSummary, useBalanceText } from './answer-summary.tsx';
import { MissingPart } from './further-part.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { StepHead } from './step-head.tsx';
import { useFurther } from './use-further.ts';
import { useScreen } from './use-screen.ts';

/** Eleven questions, one at a time; answers are stored on this device from the first tap on. Then what was understood. */
export function Questionnaire({ onFinish }: { onFinish: (answers: Answers) => void }) {
  const { i18n } = useTranslation('suggestions');
  const session = useSession();
  const balance = useBalanceText(session);
  const { answers, step: leftAt, isReady, saveAnswers } = useAnswers();
  const way = useScreen(answers, leftAt);
  const { screen, heading } = way;
  const further = useFurther(isReady && (screen !== 'gender' || answers.gender !== undefined));
  const { UnderstoodScreen, Enough } = further.parts ?? {};
  const goTo = (next: Screen) => {
    saveAnswers(answers, next);
    way.goTo(next);
  };

  if (screen === 'understood')
    return (
      <div className="wrap pt-6 md:pt-10">
        {UnderstoodScreen && isReady ? (
          <UnderstoodScreen
            key={i18n.language}
            answers={answers}
            balance={balance}
            headingRef={heading}
            asksForPrice={way.asksForPrice}
            onChange={(changed) => saveAnswers(changed, 'understood')}
            onFinish={onFinish}
          />
        ) : (
          <MissingPart {...further} />
        )}
      </div>
    );
  return (
    <div className="wrap grid gap-12 pt-6 md:pt-10 lg:grid-cols-[1fr_300px]">
      <div className="min-w-0 max-w-[44rem]">
        <StepHead screen={screen} />
        {isStep(screen) && (
          <QuestionScreen
            key={screen}
            step={screen}
            way={way}
            answers={answers}
            isReady={isReady}
            balance={balance}
            further={further}
            saveAnswers={saveAnswers}
          />
        )}
        {screen === 'enough' &&
          (Enough ? (
            <Enough answers={answers} headingRef={heading} goTo={goTo} />
          ) : (
            <MissingPart {...further} />
          ))}
      </div>
      <aside className="hidden lg:block">
        <AnswerSummary answers={answers} session={session} />
      </aside>
    </div>
  );
}
