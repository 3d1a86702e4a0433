import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import {
  type PurchaseGoal,
  purchaseGoalParams,
  purchaseGoalPath,
} from '../../data/credits/purchase-goal.ts';
import { useMissingCredits } from '../../data/credits/use-shortfall.ts';
import { LazyPriceList } from './lazy-price-list.tsx';
import type { Offer } from './offer.ts';
import { PackageList } from './package-list.tsx';

interface CreditsScreenProps {
  offer: Offer;
  /** Introduction with the main heading of the page. */
  children?: ReactNode;
  /** Purchase goal: the page to continue with after paying, or to return to without. */
  goal?: PurchaseGoal | undefined;
}

/** Packages and prices; the same screen on all three URLs. */
export function CreditsScreen({ offer, children, goal }: CreditsScreenProps) {
  const { t } = useTranslation('credits');
  const path = usePath();
  const missing = useMissingCredits(goal?.shortfall)?.missing;
  const Title = children ? 'h2' : 'h1';
  const orderPathOf = (packageId: string) =>
    `${path('credits-purchase')}?${new URLSearchParams({ package: packageId, ...(goal && purchaseGoalParams(goal)) })}`;
  return (
    <div className="wrap pt-8 md:pt-14">
      {children}
      {goal && !children && (
        <Link
          to={purchaseGoalPath(path, goal)}
          className="link mb-3 inline-flex min-h-11 items-center gap-2 no-underline"
        >
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden className="flip" />
          {t(`insufficient.back.${goal.to}`)}
        </Link>
      )}
      <Title className={`text-3xl md:text-4xl ${children ? 'mt-10 md:mt-14' : ''}`}>
        {t('title')}
      </Title>
      <p className="mt-2 max-w-[46rem] text-ink-2">{t('intro')}</p>
      <PackageList offer={offer} orderPathOf={orderPathOf} missing={missing} />
      <LazyPriceList />
    </div>
  );
}
