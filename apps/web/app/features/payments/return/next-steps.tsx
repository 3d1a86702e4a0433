import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { type PurchaseGoal, purchaseGoalPath } from '../../../data/credits/purchase-goal.ts';
import { forgetPurchaseRedirect } from '../purchase-redirect-state.ts';

/** After paying: links to the questionnaire and to the user's own pages. */
export function NextSteps() {
  const { t } = useTranslation('payment');
  const path = usePath();
  return (
    <>
      <Link to={path('suggestions')} className="btn btn-primary px-8">
        {t('toSuggestions')}
      </Link>
      <Link to={path('profile')} className="btn btn-secondary">
        {t('toProfile')}
      </Link>
    </>
  );
}

/** After paying for a goal: a link to it. No automatic redirect, so that the buyer can read the outcome. */
export function ContinueToGoal({ goal }: { goal: PurchaseGoal }) {
  const { t } = useTranslation('payment');
  const path = usePath();
  return (
    <Link
      to={purchaseGoalPath(path, goal)}
      replace
      onClick={forgetPurchaseRedirect}
      className="btn btn-primary px-8"
    >
      {t(`completed.goOn.${goal.to}`)}
    </Link>
  );
}
