import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import type { ApiError } from '../../../data/api-error.ts';
import type { Order } from '../confirmed-order.ts';
import { Failure } from '../results/failure.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { useRun } from './use-list-run.ts';

/** Refusals after which the same answers cannot succeed. */
const HOPELESS = [
  'NO_NAMES_FIT',
  'VALIDATION_FAILED',
  'CONSENT_REQUIRED',
  'IDEMPOTENCY_CONFLICT',
  'PRICE_NOT_AGREED',
];
/** Refusals after which nothing was charged. */
const UNCHARGED = [
  ...HOPELESS,
  'AI_UNAVAILABLE',
  'SERVICE_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'NO_FREE_LISTS_LEFT',
];

/** From the confirmed price to the names, or to the reason why there are none. */
export function Generating({ order }: { order: Order }) {
  const { failure, retry } = useRun(order);
  if (!failure) return <LoadingScreen />;
  return <Refused failure={failure} onRetry={retry} />;
}

function Refused({ failure, onRetry }: { failure: ApiError; onRetry: () => void }) {
  const { t } = useTranslation('results');
  const path = usePath();
  const { status, code, message } = failure;
  return (
    <Failure title={t('failure.title')} {...(!HOPELESS.includes(code) && { onRetry })}>
      <p>{status === 0 ? t('failure.noAnswer') : message}</p>
      {code === 'CONSENT_REQUIRED' && <p className="mt-2">{t('failure.consent')}</p>}
      <p className="mt-2">
        {UNCHARGED.includes(code) && `${t('failure.uncharged')} `}
        {t('failure.answersKept')}
      </p>
      <p className="mt-3">
        <Link to={path('suggestions')} className="link inline-block py-1">
          {t('failure.change')}
        </Link>
      </p>
    </Failure>
  );
}
