import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';

/** The number of credits left; links to the packages. */
export function CreditPill({ credits }: { credits: number }) {
  const { t } = useTranslation();
  const path = usePath();
  const face = (
    <>
      <i className="nuqta" />
      <bdi>{credits}</bdi>
      <span className="-ms-0.5 max-xl:sr-only">{t('account.credits', { count: credits })}</span>
    </>
  );
  return (
    <Link to={path('credits')} className="credit">
      {face}
    </Link>
  );
}
