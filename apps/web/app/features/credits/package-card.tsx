import type { CreditPackage } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../i18n/formats.ts';
import { formatAlternatives, formatMoney } from '../../i18n/intl-formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { purchaseExamples } from './purchase-examples.ts';

interface PackageCardProps {
  offered: CreditPackage;
  /** URL of the order; undefined while nothing is on sale. */
  orderPath: string | undefined;
  /** The smallest package that covers the purchase goal. */
  isRecommended: boolean;
}

/** Credits with their bonus, what they are enough for, and the price in total and per credit. */
export function PackageCard({ offered, orderPath, isRecommended }: PackageCardProps) {
  const { t } = useTranslation('credits');
  const locale = useLocale();
  const { name, description, credits, base_credits, bonus_credits, price, currency } = offered;
  const things = purchaseExamples(credits).map(({ what, count }) => t(`enough.${what}`, { count }));
  return (
    <li
      className={`card flex flex-col p-6 max-[23rem]:p-5 ${isRecommended ? 'border-primary ring-2 ring-primary' : ''}`}
    >
      {isRecommended && (
        <p className="mb-2 font-semibold text-primary text-sm">{t('package.recommended')}</p>
      )}
      {/* On a phone the price is beside this; in a row of cards it is at the bottom. */}
      <div className="justify-between gap-4 2xs:max-sm:flex sm:contents">
        <div className="min-w-0">
          <h3 className="text-xl">{name}</h3>
          <p className="mt-0.5 text-ink-2 text-sm sm:min-h-[2lh]">{description}</p>
          <p className="mt-2 sm:mt-3">
            <span className="tnum font-semibold text-4xl leading-none tracking-tight sm:text-5xl">
              {credits}{' '}
            </span>
            <span className="text-ink-2">{t('package.credits', { count: credits })}</span>
          </p>
          <p className="tnum mt-2 text-ink-3 text-sm">
            {t('package.made', { base: base_credits, bonus: bonus_credits })}
          </p>
        </div>
        <p className="tnum min-[23rem]:shrink-0 2xs:max-sm:text-end sm:order-1 sm:mt-auto sm:pt-5">
          <span className="block font-semibold text-2xl">
            <bdi>{formatMoney(locale, price, currency)}</bdi>
          </span>
          <span className="text-ink-3 text-sm">
            {t('package.perCredit', { cents: formatNumber(locale, (price * 100) / credits, 1) })}
          </span>
        </p>
      </div>
      <p className="mt-3 text-md text-ink-2 leading-snug sm:mt-4">
        {t('enough.sentence', { things: formatAlternatives(locale, things) })}
      </p>
      {orderPath !== undefined && (
        <Link
          to={orderPath}
          className={`btn mt-4 sm:order-1 sm:mt-3 ${isRecommended ? 'btn-primary' : 'btn-secondary'}`}
        >
          {t('package.choose')}
          <span className="sr-only">{name}</span>
        </Link>
      )}
    </li>
  );
}
