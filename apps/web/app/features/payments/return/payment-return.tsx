import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lazyWhenOnline } from '../../../browser/lazy-part.tsx';
import { useLoginPath } from '../../../browser/use-login-path.ts';
import { useQuery } from '../../../browser/use-query.ts';
import { checkSession } from '../../../data/session/check-session.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { OutcomeFrame } from './outcome-frame.tsx';
import { parseReturnQuery } from './return-query.ts';
import { useLanguageOfPurchase } from './use-language-of-purchase.ts';

const loadVerifiedReturn = () =>
  import('./verified-return.tsx').then((module) => ({ default: module.VerifiedReturn }));
const VerifiedReturn = lazyWhenOnline(loadVerifiedReturn);

/** Back from PayPal: it takes a session to see whose purchase it is. */
export function PaymentReturn() {
  const { t } = useTranslation('payment');
  const shared = useTranslation();
  const session = useSession();
  const loginPath = useLoginPath();
  const query = useQuery();
  const isLeaving = useLanguageOfPurchase();
  if (session.state === 'guest' && session.checkFailure) {
    return (
      <OutcomeFrame
        look="problem"
        title={t('problem.title')}
        text={<p role="alert">{shared.t(session.checkFailure)}</p>}
        actions={
          <button type="button" onClick={() => void checkSession()} className="btn btn-primary">
            {t('problem.again')}
          </button>
        }
      />
    );
  }
  if (session.state === 'guest') {
    return (
      <OutcomeFrame
        look="waiting"
        title={t('signIn.title')}
        text={<p>{t('signIn.text')}</p>}
        actions={
          <Link to={loginPath} className="btn btn-primary">
            {t('signIn.button')}
          </Link>
        }
      />
    );
  }
  const verifying = (
    <OutcomeFrame
      look="verifying"
      title={t('verifying.title')}
      text={<p>{t('verifying.text')}</p>}
    />
  );
  if (session.state === 'unknown' || isLeaving) return verifying;
  return (
    <Suspense fallback={verifying}>
      <VerifiedReturn query={parseReturnQuery(query)} user={session.user} />
    </Suspense>
  );
}
