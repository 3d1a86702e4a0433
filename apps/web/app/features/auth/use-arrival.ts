import { useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';
import { inLanguageOf, ownPath } from '../../lib/own-path.ts';
import { type SignedIn, sessionBegins } from '../../lib/session/session-store.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { usePath } from '../../lib/use-path.ts';
import { useQuery } from '../../lib/use-query.ts';
import { findAwaiting, stopAwaiting } from './verification/awaiting-verification.ts';
import { useWelcomePath, type WelcomeState } from './welcome/welcome-state.ts';

/** On a page for guests: as soon as somebody is signed in, here or in another tab, it leads on to where they wanted to go. */
export function useArrival() {
  const session = useSession();
  const navigate = useNavigate();
  const path = usePath();
  const welcomePath = useWelcomePath();
  const search = useQuery();
  const { pathname } = useLocation();
  const next = inLanguageOf(pathname, ownPath(search.get('next')) ?? path('home'));
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
    arrive: (signedIn: SignedIn) => {
      stopAwaiting();
      sessionBegins(signedIn);
    },
    /** Somebody has just proven a new account's address; the home page says welcome. */
    arriveAsNew: (signedIn: SignedIn, credits: number) => {
      const state: WelcomeState = { welcome: { credits, next: findAwaiting()?.next } };
      destination.current = { to: welcomePath, options: { state } };
      sessionBegins(signedIn);
    },
  };
}
