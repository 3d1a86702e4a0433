import type { Money } from './port.ts';

/** PayPal uses these without decimals, all others with two. */
const WITHOUT_DECIMALS = new Set(['HUF', 'JPY', 'TWD']);
const decimalsOf = (currency: string): number => (WITHOUT_DECIMALS.has(currency) ? 0 : 2);

export interface WireMoney {
  currency_code: string;
  value: string;
}

export function toWire({ minor, currency }: Money): WireMoney {
  if (!Number.isSafeInteger(minor) || minor <= 0)
    throw new Error('an amount is a whole number of the smallest unit, above zero');
  const decimals = decimalsOf(currency);
  const digits = String(minor).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const value = decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return { currency_code: currency, value };
}

/** Undefined when it is not an amount of this currency. */
export function fromWire({ currency_code: currency, value }: WireMoney): Money | undefined {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(value) ?? [];
  if (whole === undefined) return undefined;
  const decimals = decimalsOf(currency);
  // `500.00` yen is an odd spelling of 500.
  if (/[1-9]/.test(fraction.slice(decimals))) return undefined;
  return { minor: Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0')), currency };
}
