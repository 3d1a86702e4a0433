import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocale } from '../i18n/use-locale.ts';
import { countVisit } from '../lib/count-visit.ts';
import { lateOrNothing } from '../lib/late-part.tsx';
import { isLikePending } from '../lib/likes/is-like-pending.ts';
import { joinOtherTabs, sessionEndIsTold } from '../lib/session/session-store.ts';
import { startSession } from '../lib/session/start-session.ts';
import { useSession } from '../lib/session/use-session.ts';
import { useLoginPath } from '../lib/use-login-path.ts';

const LanguageSync = lateOrNothing(() =>
  import('./language-sync.tsx').then((module) => module.LanguageSync),
);
const BalanceKeeper = lateOrNothing(() =>
  import('./balance-keeper.tsx').then((module) => module.BalanceKeeper),
);
const PendingLike = lateOrNothing(() =>
  import('./pending-like.tsx').then((module) => module.PendingLike),
);

/** In a task of its own: a page that comes alive answers its reader in between. */
function soon(act: () => void) {
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}

/** Draws nothing: finds out who is signed in, keeps what follows from it, and leads to the sign-in when it is over. */
export function SessionKeeper() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const loginPath = useLoginPath();
  const locale = useLocale();
  useEffect(joinOtherTabs, []);
  useEffect(() => soon(() => countVisit(locale)), [locale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every page anew, in case that nobody could be asked on the one before
  useEffect(() => soon(() => void startSession()), [pathname]);
  const isOver = session.state === 'guest' && session.ended;
  useEffect(() => {
    if (!isOver) return;
    sessionEndIsTold();
    void navigate(loginPath, { state: { step: 'start', notice: 'session-over' } });
  }, [isOver, navigate, loginPath]);
  if (session.state !== 'signed-in') return null;
  return (
    <Suspense>
      <LanguageSync user={session.user} />
      <BalanceKeeper userId={session.user.id} />
      {isLikePending() && <PendingLike />}
    </Suspense>
  );
}
