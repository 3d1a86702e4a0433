import { auth } from '@ismi/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/use-api.ts';
import { LoadingIndicator } from '../../../ui/loading-indicator.tsx';
import { FormHead } from '../form-head.tsx';
import { awaitVerification } from '../verification/awaiting-verification.ts';
import type { LoginStep, StartNotice } from './login-step.ts';
import type { StepProps } from './step-props.ts';

const NOTICES: Record<string, StartNotice> = {
  OAUTH_EMAIL_UNVERIFIED: 'google-unverified',
  OAUTH_ADDRESS_UNPROVEN: 'google-unproven',
  ACCOUNT_DEACTIVATED: 'account-deactivated',
  REGISTRATION_CLOSED: 'registration-closed',
};

/** The beginning, with the reason, and with the address where one can go on with it. */
function startAfter(error: unknown): LoginStep {
  if (!(error instanceof ApiError)) return { step: 'start', notice: 'google-failed' };
  const { email } = error.data;
  const notice = NOTICES[error.code] ?? 'google-failed';
  return { step: 'start', notice, ...(typeof email === 'string' && { email }) };
}

/** Hands in what Google gave, once: it is worth nothing the second time. */
export function GoogleArrival({
  arrival,
  goTo,
  code,
  state,
}: StepProps & { code: string; state: string }) {
  const { t } = useTranslation('login');
  const api = useApi();
  const language = useLocale();
  const handedIn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code
  useEffect(() => {
    if (handedIn.current) return;
    handedIn.current = true;
    const body = { code, state, type: 'login' as const, language };
    api.send(auth.google, { body }).then(
      ({ isNewUser, credits_granted, ...session }) => {
        if (!isNewUser) return arrival.arrive(session);
        // Google has proven the address already.
        awaitVerification({ next: arrival.next });
        arrival.arriveAsNew(session, credits_granted);
      },
      (error: unknown) => goTo(startAfter(error), { replace: true }),
    );
  }, [code]);
  return (
    <>
      <FormHead title={t('google.arriving')} />
      <div className="mt-8">
        <LoadingIndicator size="large" label={t('google.arriving')} />
      </div>
    </>
  );
}
