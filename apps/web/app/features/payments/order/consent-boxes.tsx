import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { CheckBox } from '../../../ui/form/check-box.tsx';

export const CONSENTS = ['delivery', 'age', 'terms'] as const;
export type Consent = (typeof CONSENTS)[number];

interface ConsentBoxesProps {
  given: ReadonlySet<Consent>;
  onChange: (consent: Consent, isGiven: boolean) => void;
  areErrorsShown: boolean;
  /** The first missing consent. */
  missingRef: RefObject<HTMLInputElement | null>;
}

/** Each language decides where the link is in the sentence. */
function Sentence({ consent }: { consent: Consent }) {
  const { t } = useTranslation('order');
  const path = usePath();
  const [before, terms, after] = t(`consents.${consent}`).split(/<\/?terms>/);
  return (
    <>
      {before}
      {terms ? (
        <Link to={path('terms')} target="_blank" className="link">
          {terms}
        </Link>
      ) : (
        terms
      )}
      {after}
    </>
  );
}

/** The buyer's consents. None is ticked by default. */
export function ConsentBoxes({ given, onChange, areErrorsShown, missingRef }: ConsentBoxesProps) {
  const { t } = useTranslation('order');
  const missing = CONSENTS.find((consent) => !given.has(consent));
  return CONSENTS.map((consent) => (
    <CheckBox
      key={consent}
      name={consent}
      isChecked={given.has(consent)}
      onChange={(isGiven) => onChange(consent, isGiven)}
      {...(consent === missing && { inputRef: missingRef })}
      error={areErrorsShown && !given.has(consent) ? t('consentNeeded') : undefined}
    >
      <Sentence consent={consent} />
    </CheckBox>
  ));
}
