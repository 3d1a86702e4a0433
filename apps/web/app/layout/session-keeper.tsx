import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useLocale } from '../i18n/use-locale.ts';
import { countVisit } from '../lib/count-visit.ts';
import { lateOrNothing } from '../lib/late-part.tsx';
import { isLikePending } from '../lib/likes/is-like-pending.ts';
import { joinOtherTabs, sessionEndIsTold } from '../lib/session/session-store.ts';
import { startSession } from '../lib/session/start-session.ts';
import { useSession } from '../lib/session/use-session.ts';
import { useLoginPath } from '../lib/use-login-path.ts';
import { showFailedToast } from '../ui/toast-list.ts';

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

/**
 * Draws nothing: finds out who is signed in, and keeps what follows from it. When it is over, it leads to the sign-in; who comes with a
 * session that ended meanwhile stays and is told.
 */
export function SessionKeeper() {
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const loginPath = useLoginPath();
  const locale = useLocale();
  useEffect(joinOtherTabs, []);
  useEffect(() => soon(() => countVisit(locale)), [locale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every page anew, in case that nobody could be asked on the one before
  useEffect(() => soon(() => void startSession()), [pathname]);
  const ended = session.state === 'guest' ? session.ended : undefined;
  useEffect(() => {
    if (!ended) return;
    sessionEndIsTold();
    if (ended === 'before') showFailedToast(t('account.signedOutHere'));
    else void navigate(loginPath, { state: { step: 'start', notice: 'session-over' } });
  }, [ended, navigate, loginPath, t]);
  if (session.state !== 'signed-in') return null;
  return (
    <Suspense>
      <LanguageSync user={session.user} />
      <BalanceKeeper userId={session.user.id} />
      {isLikePending() && <PendingLike />}
    </Suspense>
  );
}
