import { QUESTIONNAIRE_STEPS } from '@ismi/contract/questionnaire';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useStepName } from '../answer-labels.ts';
import { type Answers, isAnswered, isRequired } from '../answers.ts';
import { costOfStep, currentCost } from '../cost.ts';
import { type Screen, screenAfter, screenBefore } from '../screens.ts';

interface EnoughProps {
  answers: Answers;
  headingRef: Ref<HTMLHeadingElement>;
  goTo: (screen: Screen) => void;
}

/** After the required questions: they are enough for a list, and what else could be told. */
export function Enough({ answers, headingRef, goTo }: EnoughProps) {
  const { t } = useTranslation('family-wishes');
  const { t: inGeneral } = useTranslation('suggestions');
  const stepName = useStepName();
  const further = QUESTIONNAIRE_STEPS.filter((step) => !isRequired(step));
  return (
    <>
      <h1 ref={headingRef} tabIndex={-1} className="mt-8 text-3xl outline-none md:text-4xl">
        {t('enough.title')}
      </h1>
      <p className="mt-2 text-ink-2">{t('enough.text')}</p>
      <ul aria-label={t('enough.further')} className="mt-6 grid gap-2.5 sm:grid-cols-2">
        {further.map((step) => (
          <li key={step}>
            <button type="button" onClick={() => goTo(step)} className="choice">
              <span className="min-w-0 grow">
                <span className="block font-semibold leading-tight">{stepName(step)}</span>
                <span className="mt-0.5 block text-ink-3 text-sm">
                  {step === 'details' || step === 'sibling'
                    ? inGeneral(`costOf.${step}`, { count: costOfStep(step) })
                    : inGeneral('cost', { count: costOfStep(step) })}
                </span>
              </span>
              {isAnswered(step, answers) && (
                <>
                  <Check size={18} strokeWidth={2} aria-hidden className="text-primary" />
                  <span className="sr-only">{t('enough.answered')}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
      <div className="step-bar">
        <div className="flex flex-wrap items-stretch gap-2.5 md:items-center md:gap-3">
          <button
            type="button"
            onClick={() => goTo(screenBefore('enough'))}
            className="btn btn-secondary step-back"
          >
            <ArrowLeft size={20} strokeWidth={1.75} aria-hidden className="flip" />
            <span className="max-md:sr-only">{inGeneral('back')}</span>
          </button>
          <button
            type="button"
            onClick={() => goTo(screenAfter('enough'))}
            className="btn btn-secondary max-md:grow md:ms-auto"
          >
            {t('enough.more')}
          </button>
          <button
            type="button"
            onClick={() => goTo('understood')}
            className="btn btn-primary max-md:grow"
          >
            {t('enough.show', { count: currentCost(answers) })}
            <ArrowRight size={20} strokeWidth={1.75} aria-hidden className="flip" />
          </button>
        </div>
      </div>
    </>
  );
}
