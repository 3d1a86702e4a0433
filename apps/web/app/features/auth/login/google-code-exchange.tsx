import { auth } from '@ismi/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../data/api-error.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { LoadingIndicator } from '../../../ui/feedback/loading-indicator.tsx';
import { FormHead } from '../form-head.tsx';
import { rememberPendingVerification } from '../verification/pending-verification.ts';
import type { LoginStep, StartNotice } from './login-step.ts';
import type { StepProps } from './step-props.ts';

const NOTICES: Record<string, StartNotice> = {
  OAUTH_EMAIL_UNVERIFIED: 'google-unverified',
  OAUTH_ADDRESS_UNPROVEN: 'google-unproven',
  ACCOUNT_DEACTIVATED: 'account-deactivated',
  REGISTRATION_CLOSED: 'registration-closed',
};

/** The first step with the error, and with the address if the error contains one. */
function startAfter(error: unknown): LoginStep {
  if (!(error instanceof ApiError)) return { step: 'start', notice: 'google-failed' };
  const { email } = error.data;
  const notice = NOTICES[error.code] ?? 'google-failed';
  return { step: 'start', notice, ...(typeof email === 'string' && { email }) };
}

/** Exchanges Google's code for a session, once: a code works only once. */
export function GoogleCodeExchange({
  signInRedirect,
  goTo,
  code,
  state,
}: StepProps & { code: string; state: string }) {
  const { t } = useTranslation('login');
  const { call } = useApiMutation(auth.google);
  const language = useLocale();
  const isSent = useRef(false);
  const exchange = useEffectEvent(() => {
    if (isSent.current) return;
    isSent.current = true;
    const body = { code, state, type: 'login' as const, language };
    call({ body }).then(
      ({ isNewUser, credits_granted, ...session }) => {
        if (!isNewUser) return signInRedirect.completeSignIn(session);
        // Google has verified the address already.
        rememberPendingVerification({ next: signInRedirect.next });
        signInRedirect.completeRegistration(session, credits_granted);
      },
      (error: unknown) => goTo(startAfter(error), { replace: true }),
    );
  });
  useEffect(() => exchange(), []);
  return (
    <>
      <FormHead title={t('google.arriving')} />
      <div className="mt-8">
        <LoadingIndicator size="large" label={t('google.arriving')} />
      </div>
    </>
  );
}
