import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lateOrNothing } from '../../../lib/late-part.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { useQuery } from '../../../lib/use-query.ts';
import { findAwaiting, stopAwaiting } from '../verification/awaiting-verification.ts';
import { type WelcomeState, welcomeIn } from './welcome-state.ts';

const WelcomeModal = lateOrNothing(() =>
  import('./welcome-modal.tsx').then((module) => module.WelcomeModal),
);

/** On the home page with `verified=true`: says welcome to a new user of this browser, and takes the mark out of the address. */
export function Welcome() {
  const session = useSession();
  const { pathname, state } = useLocation();
  const search = useQuery();
  const navigate = useNavigate();
  const [welcome, setWelcome] = useState<WelcomeState['welcome']>();
  const isMarked = search.get('verified') === 'true';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark in the address is the reason
  useEffect(() => {
    if (!isMarked) return;
    if (findAwaiting()) setWelcome(welcomeIn(state));
    stopAwaiting();
    void navigate(pathname, { replace: true });
  }, [isMarked]);
  if (!welcome || session.state !== 'signed-in') return null;
  return (
    <Suspense>
      <WelcomeModal {...welcome} name={session.user.name} onClose={() => setWelcome(undefined)} />
    </Suspense>
  );
}
