import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lazyPart, Nothing } from '../../browser/lazy-part.tsx';
import { useLoginPath } from '../../browser/use-login-path.ts';
import { usePath } from '../../browser/use-path.ts';
import type { Session } from '../../data/session/session-store.ts';

// Guests never fetch it.
const SignOutButtons = lazyPart(
  () => import('./sign-out-buttons.tsx').then((module) => module.SignOutButtons),
  Nothing,
);
const AdministrationLink = lazyPart(
  () => import('../header/administration-link.tsx').then((module) => module.AdministrationLink),
  Nothing,
);

/** The account part of the slide-out menu. */
export function MenuWelcome({ session }: { session: Session }) {
  const { t } = useTranslation();
  if (session.state !== 'signed-in') {
    return <p className="pt-1.5 font-display text-2xl">{t('menu.welcome')}</p>;
  }
  return (
    <p className="min-w-0 pt-1.5">
      <span className="block text-ink-2">{t('account.welcome')}</span>
      <span className="line-clamp-2 font-display text-2xl leading-tight [overflow-wrap:anywhere]">
        <bdi>{session.user.name}</bdi>
      </span>
    </p>
  );
}

export function MenuCredits({ session }: { session: Session }) {
  const { t } = useTranslation();
  const path = usePath();
  if (session.state !== 'signed-in') return null;
  const { credits } = session.user;
  return (
    <div className="mx-6 mt-4 flex items-center justify-between gap-3 max-xs:flex-wrap rounded-md bg-quince-soft p-4">
      <p className="flex items-center gap-3 leading-tight">
        <span className="nuqta scale-125" />
        <span>
          <b className="tnum text-xl">{credits}</b>{' '}
          <span className="text-quince-text">{t('account.creditsLeft', { count: credits })}</span>
        </span>
      </p>
      <Link to={path('credits')} className="btn btn-primary btn-small xs:shrink-0">
        {t('account.buyCredits')}
      </Link>
    </div>
  );
}

export function MenuSignInOrOut({ session }: { session: Session }) {
  const { t } = useTranslation();
  const loginPath = useLoginPath();
  if (session.state === 'unknown') return null;
  if (session.state === 'guest') {
    return (
      <Link to={loginPath} className="btn btn-primary w-full">
        {t('account.signIn')}
      </Link>
    );
  }
  return (
    <Suspense>
      <AdministrationLink user={session.user} className="btn btn-secondary w-full" />
      <SignOutButtons className="btn btn-secondary w-full" />
    </Suspense>
  );
}
