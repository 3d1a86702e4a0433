import { useTranslation } from 'react-i18next';

const VERDICTS = [
  'recommended',
  'appropriate',
  'conditional',
  'disliked',
  'notAppropriate',
  'notAssessed',
] as const;

/** The grades of a name, each with its meaning. */
export function Grades() {
  const { t } = useTranslation('how-we-know');
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-0.5 sm:gap-y-3 sm:grid-cols-[fit-content(16rem)_1fr]">
      {VERDICTS.map((verdict) => (
        <div key={verdict} className="contents">
          <dt className="font-semibold max-sm:mt-3">{t(`verdicts.${verdict}.name`)}</dt>
          <dd className="text-ink-2">{t(`verdicts.${verdict}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
