import { intlLocale, LOCALES } from '@ismi/contract/locales';
import { expect, test } from 'vitest';
import { formatRecentMoment } from './dates.ts';
import { formatList, formatNumber } from './formats.ts';
import { formatMoney, formatPercent, formatSigned } from './intl-formats.ts';

/** Intl writes non-breaking spaces and direction marks; both are correct and invisible. */
const seen = (text: string) =>
  text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

test.each([
  ['tr', '€7,99'],
  ['en', '€7.99'],
  ['de', '7,99 €'],
  ['ar', '7.99 €'],
] as const)('money in %s', (locale, text) => {
  expect(seen(formatMoney(locale, 7.99, 'EUR'))).toBe(text);
});

test.each([
  ['tr', '%19'],
  ['en', '19%'],
  ['de', '19 %'],
] as const)('a rate in %s', (locale, text) => {
  expect(seen(formatPercent(locale, 19))).toBe(text);
});

test('a percentage keeps its decimals', () => {
  expect(seen(formatPercent('de', 8.1))).toBe('8,1 %');
});

test('income has a plus sign, expenses a real minus sign', () => {
  expect([100, -12, 0].map((amount) => seen(formatSigned('de', amount)))).toEqual([
    '+100',
    '−12',
    '0',
  ]);
});

test('Arabic has European digits', () => {
  expect(formatNumber('ar', 8, 1)).toBe('8.0');
});

test.each(LOCALES)('numbers from zero up in %s are those of Intl', (locale) => {
  const byIntl = (value: number, digits: number) =>
    new Intl.NumberFormat(intlLocale(locale), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  const small = Array.from({ length: 1001 }, (_, hundredths) => hundredths / 100);
  const large = [999, 1000, 1567, 10_000, 123_456, 1_234_567, 999_999.96];
  for (const digits of [0, 1, 2])
    for (const value of [...small, ...large])
      expect(formatNumber(locale, value, digits)).toBe(byIntl(value, digits));
});

test.each([
  ['2026-11-15T06:45:00', 'Heute, 06:45'],
  ['2026-11-14T20:41:00', 'Gestern, 20:41'],
  ['2026-11-13T23:59:00', '13. November 2026'],
  ['2025-11-15T06:45:00', '15. November 2025'],
])('%s is %s on 15 November 2026', (moment, words) => {
  expect(formatRecentMoment('de', moment, new Date('2026-11-15T21:00:00'))).toBe(words);
});

test.each([
  ['tr', 'Doğa, Güzellik, Güç'],
  ['en', 'Doğa, Güzellik, Güç'],
  ['de', 'Doğa, Güzellik, Güç'],
  ['ar', 'Doğa، Güzellik، Güç'],
] as const)('things side by side in %s', (locale, text) => {
  expect(formatList(locale, ['Doğa', 'Güzellik', 'Güç'])).toBe(text);
});
