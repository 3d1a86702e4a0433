import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart, Nothing } from '../../../browser/lazy-part.tsx';
import { useQuery } from '../../../browser/use-query.ts';
import { useSession } from '../../../data/session/use-session.ts';
import {
  findPendingVerification,
  forgetPendingVerification,
} from '../verification/pending-verification.ts';
import { parseWelcome, type WelcomeState } from './welcome-state.ts';

const WelcomeModal = lazyPart(
  () => import('./welcome-modal.tsx').then((module) => module.WelcomeModal),
  Nothing,
);

/** On the home page with `verified=true`: welcomes a new user and removes the parameter from the address. */
export function Welcome() {
  const session = useSession();
  const { pathname, state } = useLocation();
  const search = useQuery();
  const navigate = useNavigate();
  const [welcome, setWelcome] = useState<WelcomeState['welcome']>();
  const isMarked = search.get('verified') === 'true';
  const takeMark = useEffectEvent(() => {
    if (findPendingVerification()) setWelcome(parseWelcome(state));
    forgetPendingVerification();
    void navigate(pathname, { replace: true });
  });
  useEffect(() => {
    if (isMarked) takeMark();
  }, [isMarked]);
  if (!welcome || session.state !== 'signed-in') return null;
  return (
    <Suspense>
      <WelcomeModal {...welcome} name={session.user.name} onClose={() => setWelcome(undefined)} />
    </Suspense>
  );
}
