import type { useSignInRedirect } from '../use-sign-in-redirect.ts';
import type { LoginStep } from './login-step.ts';

/** What every step of the way in can do. */
export interface StepProps {
  signInRedirect: ReturnType<typeof useSignInRedirect>;
  /** On to another step; "back" returns to this one unless it is replaced. */
  goTo: (step: LoginStep, options?: { replace?: boolean }) => Promise<void>;
}
