import type { useArrival } from '../use-arrival.ts';
import type { LoginStep } from './login-step.ts';

/** What every step of the way in can do. */
export interface StepProps {
  arrival: ReturnType<typeof useArrival>;
  /** On to another step; "back" returns to this one unless it is replaced. */
  goTo: (step: LoginStep, options?: { replace?: boolean }) => Promise<void>;
}
