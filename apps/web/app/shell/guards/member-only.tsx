import type { Account } from '@ismi/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ClientRedirect } from '../../browser/client-redirect.ts';
import { useLoginPath } from '../../browser/use-login-path.ts';
import { SessionGate } from '../../data/session/session-gate.tsx';
import { useSession } from '../../data/session/use-session.ts';
import { LoadingIndicator } from '../../ui/feedback/loading-indicator.tsx';
import { SessionCheckFailed } from './session-check-failed.tsx';

interface MemberOnlyProps {
  /** The heading for screen readers while there is no content. */
  title: string;
  children: (user: Account) => ReactNode;
  /** Shown to guests instead of the redirect. */
  guests?: ReactNode;
}

/** True once a user has been signed in on this page. */
function useWasSignedIn(): boolean {
  const isSignedIn = useSession().state === 'signed-in';
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn;
}

/**
 * A page for signed-in users. Guests are redirected to the sign-in and return afterwards; if the session check fails, an error is shown.
 */
export function MemberOnly({ title, children, guests }: MemberOnlyProps) {
  const wasSignedIn = useWasSignedIn();
  return (
    <SessionGate
      checking={<Loading title={title} />}
      // If the session ends on this page, the code that ended it redirects.
      guest={guests ?? <SignIn title={title} isRedirected={!wasSignedIn} />}
      failed={(failure) => (
        <CenteredBlock title={title}>
          <SessionCheckFailed failure={failure} />
        </CenteredBlock>
      )}
    >
      {(user) => (
        // After a sign-in from another tab, data loaded for the previous user must not be shown.
        <Suspense key={user.id} fallback={<Loading title={title} />}>
          {children(user)}
        </Suspense>
      )}
    </SessionGate>
  );
}

function SignIn({ title, isRedirected }: { title: string; isRedirected: boolean }) {
  const { t } = useTranslation();
  const loginPath = useLoginPath();
  return (
    <CenteredBlock title={title}>
      <p className="text-ink-2 text-lg">{t('account.membersOnly')}</p>
      <Link to={loginPath} className="btn btn-primary">
        {t('account.signIn')}
      </Link>
      {isRedirected && <ClientRedirect to={loginPath} />}
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
