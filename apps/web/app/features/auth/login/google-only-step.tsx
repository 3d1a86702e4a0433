import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { FormHead } from '../form-head.tsx';
import { EditEmailButton } from './edit-email-button.tsx';
import { GoogleButton } from './google-button.tsx';
import type { StepProps } from './step-props.ts';

interface GoogleOnlyStepProps extends StepProps {
  email: string;
  hasGoogle: boolean;
}

/** For a user who has only used Google and has no password. */
export function GoogleOnlyStep({ email, goTo, hasGoogle }: GoogleOnlyStepProps) {
  const { t } = useTranslation('login');
  const path = usePath();
  return (
    <>
      <EditEmailButton email={email} goTo={goTo} />
      <FormHead title={t('googleOnly.title')}>{t('googleOnly.text')}</FormHead>
      <div className="mt-7 grid gap-4">
        {hasGoogle && <GoogleButton />}
        <p className="text-md text-ink-2">
          {t('googleOnly.otherwise')}{' '}
          <Link to={path('forgot-password')} state={{ email }} className="link">
            {t('googleOnly.setPassword')}
          </Link>
        </p>
      </div>
    </>
  );
}
