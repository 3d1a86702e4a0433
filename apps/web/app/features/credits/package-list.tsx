import { smallestPackageFor } from '@ismi/contract/pricing';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { usePath } from '../../browser/use-path.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { Offer } from './offer.ts';
import { PackageCard } from './package-card.tsx';

/** Prices are those of this release; explains why nothing can be ordered. */
function LoadError() {
  const { t } = useTranslation('credits');
  const { revalidate, state } = useRevalidator();
  const isHydrated = useHydrated();
  return (
    <Notice kind="error" title={t('loadError.title')}>
      <p>{t('loadError.text')}</p>
      <button
        type="button"
        disabled={!isHydrated || state === 'loading'}
        onClick={() => revalidate()}
        className="btn btn-secondary btn-small mt-3"
      >
        {t('loadError.retry')}
      </button>
    </Notice>
  );
}

function PaymentNote() {
  const { t } = useTranslation('credits');
  const path = usePath();
  return (
    <div className="mt-5 flex max-w-[46rem] gap-2.5 text-ink-2 text-sm">
      <Info size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-ink-3" />
      <div className="grid gap-1">
        <p>{t('note.paypal')}</p>
        <p>
          {t('note.withdrawal')}{' '}
          <Link to={path('terms')} className="link">
            {t('note.terms')}
          </Link>
        </p>
      </div>
    </div>
  );
}

interface PackageListProps {
  offer: Offer;
  /** URL of the order of a package. */
  orderPathOf: (packageId: string) => string;
  /** Credits missing for the purchase goal; undefined if unknown. */
  missing: number | undefined;
}

/** All packages, or why nothing can be ordered. */
export function PackageList({ offer, orderPathOf, missing }: PackageListProps) {
  const { t } = useTranslation('credits');
  const { packages, isOpen, isFallback } = offer;
  const recommended = missing ? smallestPackageFor(missing) : undefined;
  return (
    <>
      <div className="mt-6 empty:hidden">
        {isFallback && <LoadError />}
        {!isOpen && (
          <Notice kind="info" title={t('closed.title')}>
            <p>{t('closed.text')}</p>
          </Notice>
        )}
      </div>
      <ul className="mt-7 grid gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-4">
        {packages.map((offered) => (
          <PackageCard
            key={offered.id}
            offered={offered}
            isRecommended={offered.id === recommended}
            orderPath={isOpen && !isFallback ? orderPathOf(offered.id) : undefined}
          />
        ))}
      </ul>
      <PaymentNote />
    </>
  );
}
