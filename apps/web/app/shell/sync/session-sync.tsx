import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart, Nothing } from '../../browser/lazy-part.tsx';
import { useLoginPath } from '../../browser/use-login-path.ts';
import { countVisit } from '../../data/count-visit.ts';
import { checkSession } from '../../data/session/check-session.ts';
import { markSessionInHtml } from '../../data/session/session-mark.ts';
import { acknowledgeSessionEnd, syncSessionAcrossTabs } from '../../data/session/session-store.ts';
import { useSession } from '../../data/session/use-session.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { showFailedToast } from '../../ui/feedback/toast-list.ts';

const SignedInSync = lazyPart(
  () => import('./signed-in-sync.tsx').then((module) => module.SignedInSync),
  Nothing,
);

/** Runs in a separate task, so that hydration stays responsive. */
function runInNextTask(task: () => void) {
  const timer = setTimeout(task);
  return () => clearTimeout(timer);
}

/**
 * Renders nothing. Checks the session and runs what depends on it. When the session expires, redirects to the sign-in; if it had
 * expired before the visit, only a toast is shown.
 */
export function SessionSync() {
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const loginPath = useLoginPath();
  const locale = useLocale();
  useEffect(syncSessionAcrossTabs, []);
  useEffect(markSessionInHtml, []);
  useEffect(() => runInNextTask(() => countVisit(locale)), [locale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on every page, in case that the last check failed
  useEffect(() => runInNextTask(() => void checkSession()), [pathname]);
  const ended = session.state === 'guest' ? session.ended : undefined;
  useEffect(() => {
    if (!ended) return;
    acknowledgeSessionEnd();
    if (ended === 'before') showFailedToast(t('account.signedOutHere'));
    else void navigate(loginPath, { state: { step: 'start', notice: 'session-over' } });
  }, [ended, navigate, loginPath, t]);
  if (session.state !== 'signed-in') return null;
  return (
    <Suspense>
      <SignedInSync user={session.user} />
    </Suspense>
  );
}
