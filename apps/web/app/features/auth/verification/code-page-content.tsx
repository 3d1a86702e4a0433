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
  // Until the session is known, only the title is rendered.
  if (!useHydrated() || signInRedirect.session.state !== 'guest')
    return <h1 className="sr-only">{t('title')}</h1>;
  return <CodePageOfGuest signInRedirect={signInRedirect} />;
}

/** Rendered in the browser only: the server can read neither the history state nor the storage. */
function CodePageOfGuest({
  signInRedirect,
}: {
  signInRedirect: ReturnType<typeof useSignInRedirect>;
}) {
  const { t } = useTranslation('verify-email-code');
  const path = usePath();
  // Read once: if the code expires meanwhile, another one can still be requested.
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
