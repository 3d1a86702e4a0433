import type { Account } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { NextSteps } from './next-steps.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import type { ReturnQuery } from './return-query.ts';
import { type PaymentReturn, usePaymentReturn } from './use-payment-return.ts';

interface ProblemProps {
  returned: Extract<PaymentReturn, { state: 'unknown' | 'failed' }>;
  order: string | null;
  onCheckAgain: () => void;
}

/** Makes no claim about the payment: whether it has arrived could not be verified. */
function Problem({ returned, order, onCheckAgain }: ProblemProps) {
  const { t } = useTranslation('payment');
  const path = usePath();
  const failure = returned.state === 'failed' ? returned.message : undefined;
  return (
    <OutcomeFrame
      look="problem"
      title={t('problem.title')}
      text={
        <>
          <p>{t(failure ? 'problem.text' : 'problem.unknown')}</p>
          {failure && <p className="mt-2 text-base">{failure}</p>}
        </>
      }
      actions={
        <>
          <Link to={path('profile')} className="btn btn-primary">
            {t('toProfile')}
          </Link>
          {failure && (
            <button type="button" onClick={onCheckAgain} className="btn btn-secondary">
              {t('problem.again')}
            </button>
          )}
          <Link to={path('contact')} className="btn btn-quiet">
            {t('problem.contact')}
          </Link>
        </>
      }
    >
      {failure && order && (
        <p className="card mt-8 px-6 py-4">
          <span className="text-ink-3">{t('problem.reference')}</span>{' '}
          <bdi className="font-semibold [overflow-wrap:anywhere]">{order}</bdi>
        </p>
      )}
    </OutcomeFrame>
  );
}

/** The return page of a signed-in buyer. */
export function VerifiedReturn({ query, user }: { query: ReturnQuery; user: Account }) {
  const { t } = useTranslation('payment');
  const { returned, verify } = usePaymentReturn(query);
  switch (returned.state) {
    case 'verifying':
      return (
        <OutcomeFrame
          look="verifying"
          title={t('verifying.title')}
          text={<p>{t('verifying.text')}</p>}
        />
      );
    case 'answered':
      return <PaymentOutcome answer={returned.answer} email={user.email} onCheckAgain={verify} />;
    case 'neutral':
      return (
        <OutcomeFrame
          look="done"
          title={t('neutral.title')}
          text={<p>{t('balance', { count: user.credits })}</p>}
          actions={<NextSteps />}
        />
      );
    case 'unknown':
    case 'failed':
      return <Problem returned={returned} order={query.token} onCheckAgain={verify} />;
  }
}
