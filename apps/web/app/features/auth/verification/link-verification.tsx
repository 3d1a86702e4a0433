import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { Shamsa } from '../../../ui/brand/shamsa.tsx';
import { LoadingIndicator } from '../../../ui/feedback/loading-indicator.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { FormHead } from '../form-head.tsx';
import { useFocusWhen } from '../use-focus-when.ts';
import { useWelcomePath, type WelcomeState } from '../welcome/welcome-state.ts';
import { ExpiredLink } from './expired-link.tsx';
import { LinkPassword } from './link-password.tsx';
import { findPendingVerification } from './pending-verification.ts';
import { useLinkVerification } from './use-link-verification.ts';

const REDIRECT_MS = 3_000;

function Verified({ credits }: { credits: number | undefined }) {
  const { t } = useTranslation('verify-email');
  const navigate = useNavigate();
  const to = useWelcomePath();
  const message = useFocusWhen<HTMLDivElement>(true);
  const state: WelcomeState | undefined =
    credits === undefined
      ? undefined
      : { welcome: { credits, next: findPendingVerification()?.next } };
  const goOn = useEffectEvent((path: string) => void navigate(path, { replace: true, state }));
  useEffect(() => {
    const timer = setTimeout(() => goOn(to), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [to]);
  return (
    <div ref={message} role="status" tabIndex={-1} className="outline-none">
      <Shamsa name="ismi" strokeWidth={1.2} className="mb-6 w-24 text-primary" />
      <FormHead title={t('success.title')}>
        {credits ? t('success.gift', { count: credits }) : t('success.text')}
      </FormHead>
      <Link to={to} replace state={state} className="btn btn-primary mt-7 w-full">
        {t('success.goOn')}
      </Link>
    </div>
  );
}

function Failed({ message, onRetry }: { message: string | undefined; onRetry?: () => void }) {
  const { t } = useTranslation('verify-email');
  const path = usePath();
  const notice = useFocusWhen<HTMLDivElement>(true);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="outline-none">
      <FormHead title={t('error.title')}>{message ?? t('error.text')}</FormHead>
      <div className="mt-7 grid gap-3">
        {onRetry && (
          <Button onPress={onRetry} className="w-full">
            {t('error.retry')}
          </Button>
        )}
        <Link to={path('login')} className={`btn ${onRetry ? 'btn-secondary' : 'btn-primary'}`}>
          {t('error.toLogin')}
        </Link>
      </div>
    </div>
  );
}

/** The state of the link in the mail: being verified, verified, opened in another browser, expired, or invalid. */
export function LinkVerification() {
  const { t } = useTranslation('verify-email');
  const { verification, verify, password } = useLinkVerification();
  switch (verification.state) {
    case 'verifying':
      return (
        <>
          <FormHead title={t('verifying.title')}>{t('verifying.text')}</FormHead>
          <div className="mt-8">
            <LoadingIndicator size="large" label={t('verifying.title')} />
          </div>
        </>
      );
    case 'success':
      return <Verified credits={verification.credits} />;
    case 'expired':
      return <ExpiredLink email={verification.email} />;
    case 'password':
      return <LinkPassword email={verification.email} {...password} />;
    case 'error':
      return (
        <Failed
          message={verification.message}
          {...(verification.mayRetry && { onRetry: verify })}
        />
      );
  }
}
