import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../lib/use-path.ts';

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
