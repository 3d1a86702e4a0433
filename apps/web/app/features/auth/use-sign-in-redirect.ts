import { useEffect, useEffectEvent, useRef } from 'react';
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
  // A ref, since it is set and read before the next render.
  const destination = useRef<{ to: string; options?: NavigateOptions }>(undefined);
  const isSignedIn = session.state === 'signed-in';
  const leave = useEffectEvent(() => {
    const { to, options } = destination.current ?? { to: next };
    void navigate(to, { ...options, replace: true });
  });
  useEffect(() => {
    if (isSignedIn) leave();
  }, [isSignedIn]);
  return {
    session,
    next,
    /** An existing user has signed in. */
    completeSignIn: (signedIn: SignedInSession) => {
      forgetPendingVerification();
      beginSession(signedIn);
    },
    /** A new user has verified the address; the home page shows the welcome. */
    completeRegistration: (signedIn: SignedInSession, credits: number) => {
      const state: WelcomeState = { welcome: { credits, next: findPendingVerification()?.next } };
      destination.current = { to: welcomePath, options: { state } };
      beginSession(signedIn);
    },
  };
}
