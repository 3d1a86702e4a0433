import { expect, test } from 'vitest';
import { languageName } from './language-names.ts';
import { directionOf, intlLocale, isLocale, LOCALES, localeFromHeader } from './locales.ts';

test.each([
  ['no header', undefined, undefined],
  ['an empty header', '', undefined],
  ['only commas and blanks', ' , ,; ', undefined],
  ['one of ours', 'tr', 'tr'],
  ['a region', 'de-AT', 'de'],
  ['a script and a region', 'ar-Arab-EG', 'ar'],
  ['capital letters', 'EN-us', 'en'],
  ['the order where the weights are equal', 'tr,en', 'tr'],
  ['the weight over the order', 'en;q=0.5,ar;q=0.9', 'ar'],
  ['a missing weight as the highest', 'en;q=0.9,tr', 'tr'],
  ['a weight written with blanks and a capital', 'en ; Q=0.2 , de ; q=0.3', 'de'],
  ['a weight beside another parameter', 'en;level=1;q=0.1,tr;q=0.2', 'tr'],
  ['the next one where the best is none of ours', 'fr-FR,fr;q=0.9,en;q=0.2', 'en'],
  ['nothing where none is ours', 'fr,es;q=0.5', undefined],
  ['nothing for a language that is refused', 'tr;q=0', undefined],
  ['the other one where the first is refused', 'tr;q=0,en;q=0.1', 'en'],
  ['no wish in a wildcard', '*', undefined],
  ['what is named beside a wildcard', '*,ar;q=0.1', 'ar'],
  ['no wish behind an unreadable weight', 'tr;q=high,en;q=0.1', 'en'],
  ['no wish behind an empty weight', 'tr;q=,en;q=0.1', 'en'],
  ['a language of three letters as another one: Mapuche is not Arabic', 'arn,enm,den', undefined],
  ['rubbish', '<script>;q=1;q=2,,\u0000=,;;;', undefined],
])('Accept-Language is read: %s', (_, header, expected) => {
  expect(localeFromHeader(header)).toBe(expected);
});

test.each(['', 'DE', 'fr', 'de-DE', null, undefined, 1, ['de'], { toString: () => 'de' }])(
  '%o is not one of our languages',
  (value) => {
    expect(isLocale(value)).toBe(false);
  },
);

test('of our languages only Arabic is written from right to left', () => {
  expect(LOCALES.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar']);
});

const EVENING = new Date('2026-11-05T18:05:00Z');
const written = (locale: (typeof LOCALES)[number], format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(intlLocale(locale), { ...format, timeZone: 'UTC' }).format(EVENING);

test('English dates are British', () => {
  expect(written('en', { dateStyle: 'long' })).toBe('5 November 2026');
});

test.each(LOCALES)('times use the 24-hour clock in %s, with European digits', (locale) => {
  expect(written(locale, { timeStyle: 'short' })).toBe('18:05');
  expect(written(locale, { hour: '2-digit', minute: '2-digit' })).toBe('18:05');
});

test.each([
  ['tr', 'Almanca'],
  ['en', 'German'],
  ['de', 'Deutsch'],
  ['ar', 'الألمانية'],
] as const)('in %s German is called %s', (locale, name) => {
  expect(languageName(locale, 'de')).toBe(name);
});
