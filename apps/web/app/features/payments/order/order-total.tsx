import type { CreditPackage } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatPercent } from '../../../i18n/intl-formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { includedVat } from './included-vat.ts';

interface OrderTotalProps {
  offered: CreditPackage;
  /** In percent; undefined until a country is chosen. */
  vatRate: number | undefined;
}

/** The total price, directly above the button, and the included tax. */
export function OrderTotal({ offered: { price, currency }, vatRate }: OrderTotalProps) {
  const { t } = useTranslation('order');
  const locale = useLocale();
  return (
    <div className="flex items-baseline justify-between gap-4 border-line border-t pt-4">
      <p>
        <span className="font-semibold text-lg">{t('total')}</span>
        <span className="block text-ink-2 text-sm">
          {vatRate === undefined
            ? t('vatIncluded')
            : t('vatOf', {
                rate: formatPercent(locale, vatRate),
                amount: formatMoney(locale, includedVat(price, vatRate), currency),
              })}
        </span>
      </p>
      <p className="tnum font-semibold text-2xl">
        <bdi>{formatMoney(locale, price, currency)}</bdi>
      </p>
    </div>
  );
}
