import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { CheckBox } from '../../../ui/form/check-box.tsx';

interface TermsBoxProps {
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
  isErrorShown: boolean;
}

/** Ticked by default, since an account is free. Consents to something paid never are. */
export function TermsBox({ isAgreed, onChange, isErrorShown }: TermsBoxProps) {
  const { t } = useTranslation('login');
  const path = usePath();
  // Each language decides where the link is in the sentence.
  const [before, terms, after] = t('registration.terms').split(/<\/?terms>/);
  return (
    <CheckBox
      name="terms"
      isChecked={isAgreed}
      onChange={onChange}
      error={isErrorShown ? t('registration.termsNeeded') : undefined}
    >
      {before}
      <Link to={path('terms')} target="_blank" className="link">
        {terms}
      </Link>
      {after} <span className="text-ink-3">{t('registration.age')}</span>
    </CheckBox>
  );
}
