import { usePath } from '../../../browser/use-path.ts';

/** History state of the redirect home after verification; a reload or a copied URL shows no second welcome. */
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
