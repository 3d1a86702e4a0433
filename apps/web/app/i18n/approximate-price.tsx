import { SALES_CURRENCY } from '@ismi/contract';
import { centsOfCredits } from '@ismi/contract/pricing';
import { useTranslation } from 'react-i18next';
import { formatMoney } from './intl-formats.ts';
import { useLocale } from './use-locale.ts';

interface ApproximatePriceProps {
  credits: number;
  /** The other end, if the price is a range. */
  upTo?: number | undefined;
}

/** The approximate amount of money for a price in credits: the price of a credit depends on the package. */
export function ApproximatePrice({ credits, upTo }: ApproximatePriceProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatPrice = (price: number) =>
    formatMoney(locale, centsOfCredits(price) / 100, SALES_CURRENCY);
  const amount = formatPrice(credits) + (upTo ? ` – ${formatPrice(upTo)}` : '');
  return <bdi className="font-normal text-ink-3 text-sm">{t('aboutMoney', { amount })}</bdi>;
}
