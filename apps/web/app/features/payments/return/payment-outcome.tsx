import { ExternalLink, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { packagesPath } from '../../../data/credits/purchase-goal.ts';
import { isApprovalUrl } from '../order/approval-url.ts';
import { rememberedPurchaseGoal } from '../purchase-redirect-state.ts';
import { ContinueToGoal, NextSteps } from './next-steps.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';
import { PurchaseFacts } from './purchase-facts.tsx';
import type { ExecuteResponse } from './use-payment-return.ts';

interface PaymentOutcomeProps {
  answer: ExecuteResponse;
  email: string;
  onCheckAgain: () => void;
}

/** Outcome: paid, pending or failed. */
export function PaymentOutcome({ answer, email, onCheckAgain }: PaymentOutcomeProps) {
  const { t } = useTranslation('payment');
  const path = usePath();
  const { status, waiting, approvalUrl, credits, receipt } = answer;
  const [goal] = useState(rememberedPurchaseGoal);
  if (status === 'completed') {
    return (
      <OutcomeFrame
        look="done"
        title={t('completed.title')}
        text={
          <p>
            {t('completed.credits', { count: receipt.credits })} {t('balance', { count: credits })}{' '}
            {goal && t(`completed.kept.${goal.to}`)}
          </p>
        }
        actions={goal ? <ContinueToGoal goal={goal} /> : <NextSteps />}
      >
        <PurchaseFacts receipt={receipt} email={email} />
      </OutcomeFrame>
    );
  }
  if (waiting) {
    const paymentUrl = approvalUrl && isApprovalUrl(approvalUrl) ? approvalUrl : undefined;
    return (
      <OutcomeFrame
        look="waiting"
        title={t(`waiting.${waiting}.title`)}
        text={<p>{t(`waiting.${waiting}.text`)}</p>}
        actions={
          <>
            {paymentUrl && (
              <a href={paymentUrl} className="btn btn-primary">
                {t('waiting.toPayPal')}
                <ExternalLink size={18} strokeWidth={1.75} aria-hidden className="flip" />
              </a>
            )}
            {waiting === 'paypal' && (
              <button type="button" onClick={onCheckAgain} className="btn btn-primary">
                <RotateCw size={18} strokeWidth={1.75} aria-hidden />
                {t('waiting.again')}
              </button>
            )}
            <Link
              to={path(waiting === 'review' ? 'contact' : 'profile')}
              className="btn btn-secondary"
            >
              {waiting === 'review' ? t('problem.contact') : t('toProfile')}
            </Link>
          </>
        }
      />
    );
  }
  const ended = status === 'refunded' ? 'refunded' : 'ended';
  return (
    <OutcomeFrame
      look="problem"
      title={t(`${ended}.title`)}
      text={<p>{t(`${ended}.text`)}</p>}
      actions={
        <>
          <Link to={packagesPath(path, goal)} className="btn btn-primary">
            {t('toCredits')}
          </Link>
          <Link to={path('profile')} className="btn btn-secondary">
            {t('toProfile')}
          </Link>
        </>
      }
    />
  );
}
