import { SALES_CURRENCY } from '@ismi/contract';
import { intlLocale } from '@ismi/contract/locales';
import { numberIn } from '../../i18n/formats.ts';
import { moneyIn, percentIn } from '../../i18n/formats-by-intl.ts';
import { useLocale } from '../../i18n/use-locale.ts';

/** How figures are written here: money in euros, counts and percents as the reader's language has them. */
export function useFigures() {
  const locale = useLocale();
  return {
    count: (value: number) => numberIn(locale, value),
    money: (value: number) => moneyIn(locale, value, SALES_CURRENCY),
    /** Without cents, beside a chart. */
    wholeMoney: (value: number) =>
      new Intl.NumberFormat(intlLocale(locale), {
        style: 'currency',
        currency: SALES_CURRENCY,
        maximumFractionDigits: 0,
      }).format(value),
    percent: (value: number) => percentIn(locale, Math.round(value * 10) / 10),
  };
}
