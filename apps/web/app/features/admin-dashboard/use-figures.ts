import { SALES_CURRENCY } from '@ismi/contract';
import { intlLocale } from '@ismi/contract/locales';
import { formatNumber } from '../../i18n/formats.ts';
import { formatMoney, formatPercent } from '../../i18n/intl-formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';

/** Number formats of the dashboard: money in euros, counts and percentages in the reader's locale. */
export function useFigures() {
  const locale = useLocale();
  return {
    count: (value: number) => formatNumber(locale, value),
    money: (value: number) => formatMoney(locale, value, SALES_CURRENCY),
    /** Without cents, beside a chart. */
    wholeMoney: (value: number) =>
      new Intl.NumberFormat(intlLocale(locale), {
        style: 'currency',
        currency: SALES_CURRENCY,
        maximumFractionDigits: 0,
      }).format(value),
    percent: (value: number) => formatPercent(locale, Math.round(value * 10) / 10),
  };
}
