import { SALES_CURRENCY } from '@ismi/contract';
import { centsOfCredits } from '@ismi/contract/pricing';
import { useTranslation } from 'react-i18next';
import { moneyIn } from '../i18n/formats-by-intl.ts';
import { useLocale } from '../i18n/use-locale.ts';

interface AboutMoneyProps {
  credits: number;
  /** Where the price is a range: its other end. */
  upTo?: number | undefined;
}

/** What a price in credits is in money, nearly: what a credit costs depends on the package. */
export function AboutMoney({ credits, upTo }: AboutMoneyProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const moneyOf = (price: number) => moneyIn(locale, centsOfCredits(price) / 100, SALES_CURRENCY);
  const amount = moneyOf(credits) + (upTo ? ` – ${moneyOf(upTo)}` : '');
  return <bdi className="font-normal text-ink-3 text-sm">{t('aboutMoney', { amount })}</bdi>;
}
