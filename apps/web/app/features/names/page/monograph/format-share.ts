import type { Locale } from '@ismi/contract/locales';
import { formatNumber } from '../../../../i18n/formats.ts';

/** A share of ten thousand with as many decimals as its size needs. */
export function formatShare(locale: Locale, share: number): string {
  if (share >= 10 || share === 0) return formatNumber(locale, share);
  return formatNumber(locale, share, share < 1 ? 2 : 1);
}
