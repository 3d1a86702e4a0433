import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { useQuery } from '../../../browser/use-query.ts';
import { GuestHtml } from '../../../data/session/guest-html.tsx';
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

const Waiting = () => <LoadingIndicator size="large" label={useTranslation().t('loading')} />;

type CurrentStepProps = StepProps & { hasGoogle: boolean };

function CurrentStep({ hasGoogle, ...props }: CurrentStepProps) {
  const { state } = useLocation();
  const parameters = useQuery();
  const isHydrated = useHydrated();
  // The HTML is that of guests: Google's answer is used only once it is known that nobody is signed in.
  if (parameters.has('state')) return isHydrated ? <GoogleCallback /> : <Waiting />;
  // The server cannot read the history state.
  const step = parseLoginStep(isHydrated ? state : null);
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

/** The sign-in, one step at a time: address, then password or registration. */
export function LoginFlow({ hasGoogle }: { hasGoogle: boolean }) {
  const signInRedirect = useSignInRedirect();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const goTo: StepProps['goTo'] = async (next, options) =>
    navigate(`${pathname}${search}`, { ...options, state: next, preventScrollReset: true });
  if (signInRedirect.session.state !== 'guest') return <Waiting />;
  return (
    <GuestHtml checking={<Waiting />}>
      <CurrentStep signInRedirect={signInRedirect} goTo={goTo} hasGoogle={hasGoogle} />
    </GuestHtml>
  );
}
