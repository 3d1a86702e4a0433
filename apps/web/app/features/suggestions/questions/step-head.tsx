import { QUESTIONNAIRE_STEPS, REQUIRED_STEPS } from '@ismi/contract/questionnaire';
import { useTranslation } from 'react-i18next';
import { isRequired } from '../answers.ts';
import type { Screen } from '../screens.ts';

const TOTAL = QUESTIONNAIRE_STEPS.length;

const markOf = (index: number, step: number, isOpen: boolean): 'done' | 'now' | undefined => {
  if (index + 1 < step) return 'done';
  if (index + 1 > step) return undefined;
  return isOpen ? 'now' : 'done';
};

/** The progress; questions count from 1. */
export function StepHead({ screen }: { screen: Exclude<Screen, 'understood'> }) {
  const { t } = useTranslation('suggestions');
  const isQuestion = screen !== 'enough';
  const step = isQuestion ? QUESTIONNAIRE_STEPS.indexOf(screen) + 1 : REQUIRED_STEPS.length;
  const words = t(isQuestion ? 'progress' : 'progressDone', { step, total: TOTAL });
  const isNeeded = isQuestion && isRequired(screen);
  return (
    <>
      <div className="flex items-center justify-between gap-4 text-sm">
        <span className="font-semibold">{words}</span>
        <span className="text-ink-3">{isNeeded ? t('required') : t('optional')}</span>
      </div>
      <div
        role="progressbar"
        aria-valuemin={1}
        aria-valuemax={TOTAL}
        aria-valuenow={step}
        aria-valuetext={words}
        aria-label={words}
        className="steps mt-2.5"
      >
        {QUESTIONNAIRE_STEPS.map((each, index) => (
          <i key={each} className={markOf(index, step, isQuestion)} />
        ))}
      </div>
    </>
  );
}
