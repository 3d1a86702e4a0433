import { QUESTIONNAIRE_STEPS } from '@ismi/contract/questionnaire';
import { useTranslation } from 'react-i18next';
import { isRequired } from '../answers.ts';

const markOf = (index: number, step: number): 'done' | 'now' | undefined => {
  if (index + 1 < step) return 'done';
  return index + 1 === step ? 'now' : undefined;
};

/** The progress; steps count from 1. */
export function StepHead({ step }: { step: number }) {
  const { t } = useTranslation('suggestions');
  const total = QUESTIONNAIRE_STEPS.length;
  const name = QUESTIONNAIRE_STEPS[step - 1];
  const words = t('progress', { step, total });
  return (
    <>
      <div className="flex items-center justify-between gap-4 text-sm">
        <span className="font-semibold">{words}</span>
        <span className="text-ink-3">
          {name && isRequired(name) ? t('required') : t('optional')}
        </span>
      </div>
      <div
        role="progressbar"
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={step}
        aria-valuetext={words}
        aria-label={words}
        className="steps mt-2.5"
      >
        {QUESTIONNAIRE_STEPS.map((each, index) => (
          <i key={each} className={markOf(index, step)} />
        ))}
      </div>
    </>
  );
}
