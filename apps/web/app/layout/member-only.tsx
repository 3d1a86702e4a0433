import type { Account } from '@ismi/contract';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../lib/session/use-session.ts';
import { useLoginPath } from '../lib/use-login-path.ts';
import { LoadingIndicator } from '../ui/loading-indicator.tsx';
import { NobodyAsked } from './nobody-asked.tsx';

interface MemberOnlyProps {
  /** What a screen reader and the reader of an empty page hear meanwhile. */
  title: string;
  children: (user: Account) => ReactNode;
  /** What guests are told here, instead of being led elsewhere. */
  guests?: ReactNode;
}

/** A page for whoever is signed in. Guests are led to the sign-in and come back here afterwards; who cannot be asked stays here. */
export function MemberOnly({ title, children, guests }: MemberOnlyProps) {
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const loginPath = useLoginPath();
  // Whose session ends while they are here is led on by whatever ended it.
  const wasSignedIn = useRef(false);
  const { state } = session;
  const isGuest = session.state === 'guest' && !session.unasked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session is the reason, and the only one
  useEffect(() => {
    if (state === 'signed-in') wasSignedIn.current = true;
    if (isGuest && !guests && !wasSignedIn.current) void navigate(loginPath, { replace: true });
  }, [state, isGuest]);
  if (session.state === 'signed-in') {
    // Another person, signed in from another tab, must not find what was loaded for this one.
    return (
      <Suspense key={session.user.id} fallback={<Waiting title={title} />}>
        {children(session.user)}
      </Suspense>
    );
  }
  if (session.state === 'unknown') return <Waiting title={title} />;
  if (session.unasked) {
    return (
      <Middle title={title}>
        <NobodyAsked why={session.unasked} />
      </Middle>
    );
  }
  if (guests) return guests;
  return (
    <Middle title={title}>
      <p className="text-ink-2 text-lg">{t('account.membersOnly')}</p>
      <Link to={loginPath} className="btn btn-primary">
        {t('account.signIn')}
      </Link>
    </Middle>
  );
}

const Middle = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="wrap grid min-h-[50vh] place-content-center justify-items-center gap-5 py-16 text-center">
    <h1 className="sr-only">{title}</h1>
    {children}
  </div>
);

function Waiting({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <Middle title={title}>
      <LoadingIndicator size="large" label={t('loading')} />
    </Middle>
  );
}
