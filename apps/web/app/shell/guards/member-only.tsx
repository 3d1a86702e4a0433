import type { Account } from '@ismi/contract';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useLoginPath } from '../../browser/use-login-path.ts';
import { useSession } from '../../data/session/use-session.ts';
import { LoadingIndicator } from '../../ui/feedback/loading-indicator.tsx';
import { SessionCheckFailed } from './session-check-failed.tsx';

interface MemberOnlyProps {
  /** What a screen reader and the reader of an empty page hear meanwhile. */
  title: string;
  children: (user: Account) => ReactNode;
  /** What guests are told here, instead of being led elsewhere. */
  guests?: ReactNode;
}

/** A page for signed-in users. Guests are redirected to the sign-in and come back afterwards; if the session check fails, the page says so. */
export function MemberOnly({ title, children, guests }: MemberOnlyProps) {
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const loginPath = useLoginPath();
  // If the session ends on this page, whatever ended it redirects.
  const wasSignedIn = useRef(false);
  const { state } = session;
  const isGuest = session.state === 'guest' && !session.checkFailure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session is the reason, and the only one
  useEffect(() => {
    if (state === 'signed-in') wasSignedIn.current = true;
    if (isGuest && !guests && !wasSignedIn.current) void navigate(loginPath, { replace: true });
  }, [state, isGuest]);
  if (session.state === 'signed-in') {
    // Another person, signed in from another tab, must not find what was loaded for this one.
    return (
      <Suspense key={session.user.id} fallback={<Loading title={title} />}>
        {children(session.user)}
      </Suspense>
    );
  }
  if (session.state === 'unknown') return <Loading title={title} />;
  if (session.checkFailure) {
    return (
      <CenteredBlock title={title}>
        <SessionCheckFailed failure={session.checkFailure} />
      </CenteredBlock>
    );
  }
  if (guests) return guests;
  return (
    <CenteredBlock title={title}>
      <p className="text-ink-2 text-lg">{t('account.membersOnly')}</p>
      <Link to={loginPath} className="btn btn-primary">
        {t('account.signIn')}
      </Link>
    </CenteredBlock>
  );
}

const CenteredBlock = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="wrap grid min-h-[50vh] place-content-center justify-items-center gap-5 py-16 text-center">
    <h1 className="sr-only">{title}</h1>
    {children}
  </div>
);

function Loading({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <CenteredBlock title={title}>
      <LoadingIndicator size="large" label={t('loading')} />
    </CenteredBlock>
  );
}
