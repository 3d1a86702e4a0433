import { z } from 'zod';

export const WireMoney = z.object({ currency_code: z.string().length(3), value: z.string() });
export type WireMoney = z.infer<typeof WireMoney>;

/** Currencies of PayPal's REST API; the Turkish lira is not one of them. */
const CURRENCIES = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(
    ' ',
  ),
);
const WITHOUT_DECIMALS = new Set(['HUF', 'JPY', 'TWD']);

export const isSupported = (currency: string): boolean => CURRENCIES.has(currency);

const decimalsOf = (currency: string): number => (WITHOUT_DECIMALS.has(currency) ? 0 : 2);

/** In minor units; undefined for an invalid amount or too many decimals. */
export function minorOf({ currency_code, value }: WireMoney): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(value) ?? [];
  const decimals = decimalsOf(currency_code);
  if (whole === undefined || fraction.length > decimals) return undefined;
  return Number(`${whole}${fraction.padEnd(decimals, '0')}`);
}

export function wireOf(minor: number, currency: string): WireMoney {
  const decimals = decimalsOf(currency);
  return { currency_code: currency, value: (minor / 10 ** decimals).toFixed(decimals) };
}
