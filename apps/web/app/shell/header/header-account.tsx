import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lazyPart, Nothing } from '../../browser/lazy-part.tsx';
import { useLoginPath } from '../../browser/use-login-path.ts';
import { useSession } from '../../data/session/use-session.ts';
import { CreditPill } from './credit-pill.tsx';

// Guests never fetch it.
const AccountMenu = lazyPart(
  () => import('./account-menu.tsx').then((module) => module.AccountMenu),
  Nothing,
);

const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`skeleton h-9 rounded-full ${className}`} />
);
const CREDITS = 'w-14 xl:w-28';
const ACCOUNT = 'w-11 xl:w-28';

/** The user's credits; a skeleton while the session is unknown. */
export function HeaderCredits() {
  const session = useSession();
  if (session.state === 'guest') return <Skeleton className={`for-members ${CREDITS}`} />;
  if (session.state === 'unknown') return <Skeleton className={CREDITS} />;
  return <CreditPill credits={session.user.credits} />;
}

/** The sign-in link, or the account menu. */
export function HeaderAccount() {
  const { t } = useTranslation();
  const session = useSession();
  const loginPath = useLoginPath();
  if (session.state === 'guest') {
    return (
      <>
        <Skeleton className={`for-members ${ACCOUNT}`} />
        <Link to={loginPath} className="for-guests btn btn-primary btn-small">
          {t('account.signIn')}
        </Link>
      </>
    );
  }
  const skeleton = <Skeleton className={ACCOUNT} />;
  if (session.state === 'unknown') return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <AccountMenu user={session.user} />
    </Suspense>
  );
}
