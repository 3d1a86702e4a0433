import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { ApproximatePrice } from '../../../i18n/approximate-price.tsx';
import type { Part } from '../lookup-request.ts';
import { PRICES } from '../prices.ts';
import { type PaidCounts, useOfferedParts } from './offered-parts.ts';

interface OfferProps {
  part: Part;
  name: string;
  paid: PaidCounts;
  /** The session is being checked, or the part is being loaded. */
  isWaiting?: boolean;
  onUnlock: () => void;
}

/** A part that costs credits, with the price on the button. */
export function Offer({ part, name, paid, isWaiting = false, onUnlock }: OfferProps) {
  const { t } = useTranslation('name-page');
  const parts = useOfferedParts(part, paid);
  const isHydrating = !useHydrated();
  return (
    <section aria-busy={isWaiting || undefined} className="rounded-lg bg-sunken p-5 md:p-6">
      <h2 className="text-xl [overflow-wrap:anywhere]">{t(`offers.${part}.title`, { name })}</h2>
      <p className="mt-1.5 text-ink-2">{t(`offers.${part}.text`, { parts })}</p>
      <button
        type="button"
        disabled={isHydrating}
        data-waking={isHydrating ? '' : undefined}
        aria-disabled={isWaiting || undefined}
        onClick={() => !isWaiting && onUnlock()}
        className="btn btn-secondary mt-4 max-xs:flex-wrap max-sm:w-full"
      >
        <LockKeyhole size={18} strokeWidth={1.75} aria-hidden />
        {t('offers.unlock')}
        <span className="cost whitespace-nowrap">
          <span className="cost-mark" />
          {t('offers.price', { count: PRICES[part] })}
        </span>
      </button>{' '}
      <span className="mt-1.5 inline-block max-sm:w-full max-sm:text-center">
        <ApproximatePrice credits={PRICES[part]} />
      </span>
    </section>
  );
}
