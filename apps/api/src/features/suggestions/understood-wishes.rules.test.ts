import type { Locale } from '@ismi/contract';
import { describe, expect, test } from 'vitest';
import { theCatalogue } from '../../../test/fixtures/names.ts';
import { buildNamePool } from '../names/name-pool.service.ts';
import { indexCatalogue } from '../names/served-catalogue.service.ts';
import { ALL_ALLOWED } from './consent.rules.ts';
import { readChips } from './read-chips.rules.ts';
import { readWishes } from './read-wishes.rules.ts';
import { noLetterWishes } from './typed-wishes.rules.ts';
import { understandWishes } from './understood-wishes.rules.ts';

const served = indexCatalogue(theCatalogue());
const POOLS = {
  tr: buildNamePool(served, 'tr'),
  en: buildNamePool(served, 'en'),
  de: buildNamePool(served, 'de'),
  ar: buildNamePool(served, 'ar'),
};
const understood = (locale: Locale, details: string, loved: string[] = [], allowed = ALL_ALLOWED) =>
  understandWishes({ details, loved }, locale, POOLS[locale], allowed);
const chips = (...given: Parameters<typeof understood>) =>
  understood(...given).map(({ wish, value }) => `${wish} ${value}`);

const TEXTS: readonly [Locale, string][] = [
  ['de', 'Bitte nicht Emir oder Eymen. Wir lieben Levin. Etwas mit Licht, ohne ş und ğ.'],
  [
    'de',
    'Die Oma hieß Fatma, an sie soll der Name erinnern, aber nicht gleich heißen. Höchstens zwei Silben.',
  ],
  ['de', 'Kein Name auf -a. Unsere Tochter heißt Selin, wir sind Kurden und nicht religiös.'],
  [
    'tr',
    'Mira, Lina olmasın. Eylül ismine bayılıyoruz. Ablası Ada. Kur’an’da geçen bir isim olsun.',
  ],
  [
    'en',
    'Not Jana or Yara. We love Noor. Her brother is Adam. At most two syllables, ending in -a.',
  ],
  ['ar', 'لا نريد اسم محمد ولا أحمد. نحب اسم يوسف. أخته مريم. اسم من القرآن.'],
];

describe('chips of a text', () => {
  test.each(TEXTS)('in %s ask for what the text asks for: %s', (locale, text) => {
    const { wishes: read } = readWishes(text, locale, POOLS[locale]);
    const again = readChips(understood(locale, text));
    const listed = (list: readonly string[] = []) => [...new Set(list)].sort();
    const { letters = noLetterWishes(), ...others } = read;
    for (const [wish, value] of Object.entries(others)) {
      const sent = again[wish as keyof typeof again];
      if (Array.isArray(value)) expect(listed(sent as string[]), wish).toEqual(listed(value));
      else if (value !== undefined) expect(sent, wish).toEqual(value);
    }
    for (const [wish, value] of Object.entries(letters))
      expect(listed(again.letters?.[wish as keyof typeof letters]), wish).toEqual(listed(value));
  });

  test('carry the words that they were read from', () => {
    const [emir] = understood('de', 'Bitte nicht Emir oder Eymen.');
    expect(emir).toEqual({
      wish: 'avoid',
      value: 'Emir',
      words: 'Emir oder Eymen',
      is_inferred: false,
    });
  });

  test('come once each, and none comes of a text that asks for nothing', () => {
    expect(chips('de', 'Nicht Emir. Bitte nicht Emir.')).toEqual(['avoid Emir']);
    expect(chips('de', 'Wir freuen uns sehr auf das Kind.')).toEqual([]);
    expect(understandWishes({}, 'de', POOLS.de, ALL_ALLOWED)).toEqual([]);
  });

  test('of faith and origin come only where they are allowed', () => {
    const text = 'Ein kurdischer Name, nicht religiös.';
    expect(chips('de', text)).toEqual(['faith avoid', 'roots kurdish']);
    expect(chips('de', text, [], { faith: false, origin: true })).toEqual(['roots kurdish']);
    expect(chips('de', text, [], { faith: true, origin: false })).toEqual(['faith avoid']);
  });
});

describe('what loved names have in common', () => {
  test('is concluded from two of them, and marked as concluded', () => {
    expect(understood('de', '', ['Nur', 'Ziya'])).toEqual([
      { wish: 'meanings', value: 'light', words: 'Nur, Ziya', is_inferred: true },
    ]);
  });

  test.each([
    ['a single name', ['Nur']],
    ['names that we do not know', ['Lorinda', 'Qwzx']],
    ['a minority of them', ['Nur', 'Ziya', 'Yusuf', 'Meryem', 'Fatma']],
  ])('is nothing for %s', (_, loved) => {
    expect(chips('de', '', loved)).not.toContain('meanings light');
  });

  test('is not concluded against what was said', () => {
    expect(chips('de', 'Bitte nichts mit Licht.', ['Nur', 'Ziya'])).toEqual(['notMeanings light']);
  });
});
