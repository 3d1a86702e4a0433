import { useTranslation } from 'react-i18next';
import { GoInstead } from '../../../lib/go-instead.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { usePath } from '../../../lib/use-path.ts';
import { useEmailInState } from '../email-in-state.ts';
import { useArrival } from '../use-arrival.ts';
import { CodeVerification } from './code-verification.tsx';

/** Whoever has nothing to confirm goes home. */
export function CodePageContent() {
  const arrival = useArrival();
  const email = useEmailInState();
  const path = usePath();
  const { t } = useTranslation('verify-email-code');
  // Until it is known who comes, the page says at least what it is.
  const title = <h1 className="sr-only">{t('title')}</h1>;
  if (!useHydrated() || arrival.session.state !== 'guest') return title;
  if (!email)
    return (
      <>
        {title}
        <GoInstead to={path('home')} />
      </>
    );
  return <CodeVerification email={email} arrival={arrival} />;
}
