import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { type PurchaseGoal, purchaseGoalPath } from '../../../data/credits/purchase-goal.ts';
import { forgetPurchaseRedirect } from '../purchase-redirect-state.ts';

/** After paying: on to the questionnaire, or to one’s own pages. */
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

/** After paying for something: on to it. The page stays until the buyer has read what happened. */
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
