import { QUESTIONNAIRE_MAXIMUM, QUESTIONNAIRE_MINIMUM } from '@ismi/contract/pricing';
import { useTranslation } from 'react-i18next';
import { ApproximatePrice } from '../../i18n/approximate-price.tsx';
import { Shamsa } from '../../ui/brand/shamsa.tsx';

const STEPS = ['questions', 'suggestions', 'decide'] as const;

export function ThreeSteps() {
  const { t } = useTranslation('home');
  return (
    <section className="wrap mt-16 md:mt-24">
      <h2 className="max-w-[13em] text-3xl md:text-4xl">{t('steps.title')}</h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
        {STEPS.map((step) => (
          <li key={step} className="relative ps-16 md:ps-0 md:pt-16 lg:ps-16 lg:pt-0">
            <Shamsa
              name={step}
              strokeWidth={3.75}
              className="absolute start-0 top-0 w-12 text-primary"
            />
            <h3 className="text-xl">{t(`steps.${step}.title`)}</h3>
            <p className="mt-1.5 text-ink-2">{t(`steps.${step}.text`)}</p>
            {step === 'questions' ? (
              <p className="mt-2.5">
                <span className="cost">
                  <span className="cost-mark" />
                  {t('steps.questions.note', {
                    from: QUESTIONNAIRE_MINIMUM,
                    to: QUESTIONNAIRE_MAXIMUM,
                  })}
                </span>
                <span className="block">
                  <ApproximatePrice credits={QUESTIONNAIRE_MINIMUM} upTo={QUESTIONNAIRE_MAXIMUM} />
                </span>
              </p>
            ) : (
              <p className="mt-2.5 text-ink-3 text-sm">{t(`steps.${step}.note`)}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
