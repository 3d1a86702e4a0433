import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { backTo, type Errand } from '../../../lib/errand.ts';
import { usePath } from '../../../lib/use-path.ts';
import { forgetPurchaseTrip } from '../purchase-trip.ts';

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
export function WayOn({ errand }: { errand: Errand }) {
  const { t } = useTranslation('payment');
  const path = usePath();
  return (
    <Link
      to={backTo(path, errand)}
      replace
      onClick={forgetPurchaseTrip}
      className="btn btn-primary px-8"
    >
      {t(`completed.goOn.${errand.to}`)}
    </Link>
  );
}
