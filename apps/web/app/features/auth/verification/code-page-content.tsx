import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientRedirect } from '../../../browser/client-redirect.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { usePath } from '../../../browser/use-path.ts';
import { useEmailFromState } from '../use-email-from-state.ts';
import { useSignInRedirect } from '../use-sign-in-redirect.ts';
import { CodeVerification } from './code-verification.tsx';
import { findPendingEmail } from './pending-email.ts';

/** Redirects home when there is nothing to confirm. A new tab continues with the email address given in another one. */
export function CodePageContent() {
  const signInRedirect = useSignInRedirect();
  const { t } = useTranslation('verify-email-code');
  // Until it is known who comes, the page says at least what it is.
  if (!useHydrated() || signInRedirect.session.state !== 'guest')
    return <h1 className="sr-only">{t('title')}</h1>;
  return <CodePageOfGuest signInRedirect={signInRedirect} />;
}

/** Drawn by the browser alone: the server knows neither this tab's history nor what the browser keeps. */
function CodePageOfGuest({
  signInRedirect,
}: {
  signInRedirect: ReturnType<typeof useSignInRedirect>;
}) {
  const { t } = useTranslation('verify-email-code');
  const path = usePath();
  // Read once: whose code ends while they look for it may still ask for another one.
  const [pendingEmail] = useState(findPendingEmail);
  const email = useEmailFromState() ?? pendingEmail;
  if (email) return <CodeVerification email={email} signInRedirect={signInRedirect} />;
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <ClientRedirect to={path('home')} />
    </>
  );
}
