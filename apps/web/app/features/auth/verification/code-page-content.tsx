import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GoInstead } from '../../../lib/go-instead.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { usePath } from '../../../lib/use-path.ts';
import { useEmailInState } from '../email-in-state.ts';
import { useArrival } from '../use-arrival.ts';
import { findAwaitedAddress } from './awaited-address.ts';
import { CodeVerification } from './code-verification.tsx';

/** Whoever has nothing to confirm goes home; a new tab goes on with the address that another one has given. */
export function CodePageContent() {
  const arrival = useArrival();
  const { t } = useTranslation('verify-email-code');
  // Until it is known who comes, the page says at least what it is.
  if (!useHydrated() || arrival.session.state !== 'guest')
    return <h1 className="sr-only">{t('title')}</h1>;
  return <CodePageOfGuest arrival={arrival} />;
}

/** Drawn by the browser alone: the server knows neither this tab's history nor what the browser keeps. */
function CodePageOfGuest({ arrival }: { arrival: ReturnType<typeof useArrival> }) {
  const { t } = useTranslation('verify-email-code');
  const path = usePath();
  // Read once: whose code ends while they look for it may still ask for another one.
  const [kept] = useState(findAwaitedAddress);
  const email = useEmailInState() ?? kept;
  if (email) return <CodeVerification email={email} arrival={arrival} />;
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <GoInstead to={path('home')} />
    </>
  );
}
