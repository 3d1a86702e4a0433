import { SALES_CURRENCY } from '@ismi/contract';
import { moneyIn, numberIn, percentIn } from '../../i18n/formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';

/** How figures are written here: money in euros, counts and percents as the reader's language has them. */
export function useFigures() {
  const locale = useLocale();
  return {
    count: (value: number) => numberIn(locale, value),
    money: (value: number) => moneyIn(locale, value, SALES_CURRENCY),
    percent: (value: number) => percentIn(locale, Math.round(value * 10) / 10),
  };
}
