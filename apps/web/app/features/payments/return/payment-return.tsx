import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lazyPart } from '../../../browser/lazy-part.tsx';
import { useLoginPath } from '../../../browser/use-login-path.ts';
import { useQuery } from '../../../browser/use-query.ts';
import { SessionGate } from '../../../data/session/session-gate.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';
import { parseReturnQuery } from './return-query.ts';
import { useLanguageOfPurchase } from './use-language-of-purchase.ts';

const loadVerifiedReturn = () =>
  import('./verified-return.tsx').then((module) => module.VerifiedReturn);
const VerifiedReturn = lazyPart(loadVerifiedReturn);

/** The page to which PayPal redirects. Verifying the purchase needs a session. */
export function PaymentReturn() {
  const { t } = useTranslation('payment');
  const shared = useTranslation();
  const loginPath = useLoginPath();
  const query = useQuery();
  const isLeaving = useLanguageOfPurchase();
  const verifying = (
    <OutcomeFrame
      look="verifying"
      title={t('verifying.title')}
      text={<p>{t('verifying.text')}</p>}
    />
  );
  return (
    <SessionGate
      checking={verifying}
      guest={
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
      }
      failed={(failure, retry) => (
        <OutcomeFrame
          look="problem"
          title={t('problem.title')}
          text={<p role="alert">{shared.t(failure)}</p>}
          actions={
            <button type="button" onClick={retry} className="btn btn-primary">
              {t('problem.again')}
            </button>
          }
        />
      )}
    >
      {(user) =>
        isLeaving ? (
          verifying
        ) : (
          <Suspense fallback={verifying}>
            <VerifiedReturn query={parseReturnQuery(query)} user={user} />
          </Suspense>
        )
      }
    </SessionGate>
  );
}
