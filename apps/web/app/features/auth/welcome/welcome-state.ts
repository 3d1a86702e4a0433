import { usePath } from '../../../browser/use-path.ts';

/** Goes with the way to the home page after an address has been proven; a reload or a copied address brings no second welcome. */
export interface WelcomeState {
  welcome: {
    /** As granted by the server; zero if the bonus was granted before. */
    credits: number;
    next: string | undefined;
  };
}

export const useWelcomePath = (): string => `${usePath()('home')}?verified=true`;

export const parseWelcome = (state: unknown): WelcomeState['welcome'] | undefined =>
  typeof state === 'object' && state !== null && 'welcome' in state
    ? (state as WelcomeState).welcome // Only `useSignInRedirect` and the page of the link write it.
    : undefined;
