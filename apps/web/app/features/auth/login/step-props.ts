import type { useSignInRedirect } from '../use-sign-in-redirect.ts';
import type { LoginStep } from './login-step.ts';

/** Props of every sign-in step. */
export interface StepProps {
  signInRedirect: ReturnType<typeof useSignInRedirect>;
  /** Opens another step; the back button returns to this one unless it is replaced. */
  goTo: (step: LoginStep, options?: { replace?: boolean }) => Promise<void>;
}
