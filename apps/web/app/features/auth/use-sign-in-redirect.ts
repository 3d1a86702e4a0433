import { useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';
import { pathInLanguageOf, safeRedirectPath } from '../../browser/safe-redirect-path.ts';
import { usePath } from '../../browser/use-path.ts';
import { useQuery } from '../../browser/use-query.ts';
import { beginSession, type SignedInSession } from '../../data/session/session-store.ts';
import { useSession } from '../../data/session/use-session.ts';
import {
  findPendingVerification,
  forgetPendingVerification,
} from './verification/pending-verification.ts';
import { useWelcomePath, type WelcomeState } from './welcome/welcome-state.ts';

/** On pages for guests: redirects to the target as soon as the user is signed in, here or in another tab. */
export function useSignInRedirect() {
  const session = useSession();
  const navigate = useNavigate();
  const path = usePath();
  const welcomePath = useWelcomePath();
  const search = useQuery();
  const { pathname } = useLocation();
  const next = pathInLanguageOf(pathname, safeRedirectPath(search.get('next')) ?? path('home'));
  // Read when the session has begun, so it must not wait for a rendering.
  const destination = useRef<{ to: string; options?: NavigateOptions }>(undefined);
  const isSignedIn = session.state === 'signed-in';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sign-in is the reason, and the only one
  useEffect(() => {
    if (!isSignedIn) return;
    const { to, options } = destination.current ?? { to: next };
    void navigate(to, { ...options, replace: true });
  }, [isSignedIn]);
  return {
    session,
    next,
    /** Somebody whom we know is here. */
    completeSignIn: (signedIn: SignedInSession) => {
      forgetPendingVerification();
      beginSession(signedIn);
    },
    /** Somebody has just proven a new account's address; the home page says welcome. */
    completeRegistration: (signedIn: SignedInSession, credits: number) => {
      const state: WelcomeState = { welcome: { credits, next: findPendingVerification()?.next } };
      destination.current = { to: welcomePath, options: { state } };
      beginSession(signedIn);
    },
  };
}
