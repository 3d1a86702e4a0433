import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { useQuery } from '../../../browser/use-query.ts';
import { LoadingIndicator } from '../../../ui/feedback/loading-indicator.tsx';
import { useSignInRedirect } from '../use-sign-in-redirect.ts';
import { GoogleCallback } from './google-callback.tsx';
import { GoogleCodeExchange } from './google-code-exchange.tsx';
import { GoogleOnlyStep } from './google-only-step.tsx';
import { parseLoginStep } from './login-step.ts';
import { PasswordStep } from './password-step.tsx';
import { RegistrationStep } from './registration-step.tsx';
import { StartStep } from './start-step.tsx';
import type { StepProps } from './step-props.ts';

/** The sign-in, one step at a time: address, then password or registration. */
export function LoginFlow({ hasGoogle }: { hasGoogle: boolean }) {
  const { t } = useTranslation();
  const signInRedirect = useSignInRedirect();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const parameters = useQuery();
  // The server cannot read the history state.
  const step = parseLoginStep(useHydrated() ? state : null);
  const goTo: StepProps['goTo'] = async (next, options) =>
    navigate(`${pathname}${search}`, { ...options, state: next, preventScrollReset: true });
  const props: StepProps = { signInRedirect, goTo };

  if (signInRedirect.session.state !== 'guest') {
    return <LoadingIndicator size="large" label={t('loading')} />;
  }
  if (parameters.has('state')) return <GoogleCallback />;
  switch (step.step) {
    case 'google':
      return <GoogleCodeExchange {...props} code={step.code} state={step.state} />;
    case 'password':
      return <PasswordStep {...props} email={step.email} />;
    case 'registration':
      return <RegistrationStep {...props} email={step.email} />;
    case 'google-only':
      return <GoogleOnlyStep {...props} email={step.email} hasGoogle={hasGoogle} />;
    // Also for a step of an earlier release in the history state.
    default:
      return <StartStep {...props} email={step.email} notice={step.notice} hasGoogle={hasGoogle} />;
  }
}
