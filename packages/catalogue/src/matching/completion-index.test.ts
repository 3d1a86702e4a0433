import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../languages.ts';
import { completionIndexInSteps, type KnownName } from './completion-index.ts';
import { buildNameIndex, type NameForms } from './name-index.ts';
import { runSteps } from './steps.ts';

interface Planted extends NameForms {
  own: string;
}

const planted = (
  own: string,
  others: string,
  popularity: number,
  gender: NameForms['gender'] = 'boy',
): Planted => ({
  nameId: own.toLowerCase(),
  own,
  forms: [own, ...others.split(', ')].map((form) => ({ form, role: 'accepted' as const })),
  popularity,
  gender,
});

const NAMES: readonly Planted[] = [
  planted('Muhammad', 'Mohammed, Mehmet, مُحَمَّد', 100),
  planted('Mahmud', 'Mahmoud, مَحْمُود', 60),
  planted('Mona', 'مُنَى, Muna', 20, 'girl'),
  planted('Selma', 'Salma, سَلْمَى', 70, 'girl'),
  planted('Şermin', 'شَرْمِين', 10, 'girl'),
  planted('Ömer', 'Umar, عُمَر', 90),
  planted('Emir', 'Amir, أَمِير', 80),
  planted('Aamir', 'Amir, عَامِر', 5),
  planted('Işıl', 'Isil', 30, 'girl'),
  planted('İlayda', 'Ilayda', 40, 'girl'),
  planted('Shirin', 'Şirin, Chirine, شِيرِين', 50, 'girl'),
  planted('Nur', 'نُور', 60, 'unisex'),
];
const known = (commonness: KnownName['commonness'] = () => 0): KnownName[] =>
  NAMES.toSorted((a, b) => b.popularity - a.popularity).map(({ nameId, gender, own }) => ({
    nameId,
    gender,
    ownForms: () => [own],
    commonness: (language) => commonness(language),
  }));
const index = runSteps(completionIndexInSteps(buildNameIndex(NAMES), known()));
const idsFor = (typed: string, gender?: 'boy' | 'girl', limit = 10): string[] =>
  index.complete(typed, { language: 'en', gender, limit }).map(({ nameId }) => nameId);

describe('the order', () => {
  test('the more common name first, also by a spelling of others', () => {
    expect(idsFor('m')).toEqual(['muhammad', 'mahmud', 'mona']);
    expect(index.complete('me', { language: 'en', limit: 1 })[0]?.form).toBe('Mehmet');
  });

  test('among names about as common, those that readers write so themselves', () => {
    expect(idsFor('mo')).toEqual(['mona', 'muhammad']);
  });

  test('a name typed in whole comes first, whatever is more common', () => {
    expect(idsFor('amir').slice(0, 2)).toEqual(['emir', 'aamir']);
    expect(idsFor('Aamir')[0]).toBe('aamir');
  });

  test('how common a name is depends on the reader', () => {
    const commonIn: Record<Language, string> = { tr: 'Selma', en: 'Selma', de: 'Shirin', ar: '' };
    const names = known().map((name) => ({
      ...name,
      commonness: (language: Language) =>
        Number(name.ownForms(language).includes(commonIn[language])),
    }));
    const local = runSteps(completionIndexInSteps(buildNameIndex(NAMES), names));
    const first = (language: Language) => local.complete('s', { language, limit: 1 })[0]?.nameId;
    expect(LANGUAGES.map(first)).toEqual(['selma', 'selma', 'shirin', 'selma']);
  });

  test('each name once, with the spelling that matched', () => {
    expect(index.complete('mehm', { language: 'en', limit: 10 })).toEqual([
      { nameId: 'muhammad', form: 'Mehmet', match: 'start' },
      { nameId: 'mahmud', form: 'Mahmud', match: 'similar' },
    ]);
    expect(index.complete('mehmet', { language: 'en', limit: 10 })).toEqual([
      { nameId: 'muhammad', form: 'Mehmet', match: 'whole' },
    ]);
  });
});

describe('letters of other keyboards', () => {
  test.each([
    ['Oemer', 'ömer'],
    ['omer', 'ömer'],
    ['ÖM', 'ömer'],
    ['serm', 'şermin'],
    ['isi', 'işıl'],
    ['ışı', 'işıl'],
    ['ISI', 'işıl'],
    ['i\u0307lay', 'i̇layda'],
    ['Ｓｅｌ', 'selma'],
    ['سلمي', 'selma'],
    ['أمير', 'emir'],
    ['امي', 'emir'],
    ['مُحَ', 'muhammad'],
    ['ﻣﺤﻤ', 'muhammad'],
    ['\u200Fنور', 'nur'],
  ])('%s finds %s', (typed, nameId) => {
    expect(idsFor(typed)[0]).toBe(nameId);
  });

  test('a typed diacritic puts the names that have it first', () => {
    expect(idsFor('ş')[0]).toBe('şermin');
    expect(idsFor('ş')).toContain('selma');
    expect(idsFor('s')[0]).toBe('selma');
  });
});

describe('when nothing begins so', () => {
  test.each([
    ['schi', 'shirin'],
    ['Muhamat', 'muhammad'],
    ['Zelma', 'selma'],
  ])('%s is heard or read as %s', (typed, nameId) => {
    expect(idsFor(typed)).toContain(nameId);
  });

  test('two letters are too few for a typo', () => {
    expect(idsFor('xq')).toEqual([]);
  });
});

describe('by gender', () => {
  test('names of the other gender are left out, those of both stay', () => {
    expect(idsFor('m', 'girl')).toEqual(['mona']);
    expect(idsFor('n', 'girl')).toEqual(['nur']);
    expect(idsFor('Muhamat', 'girl')).not.toContain('muhammad');
  });

  test('a name typed in whole is known, whatever its gender', () => {
    expect(idsFor('Mehmet', 'girl')).toEqual(['muhammad']);
  });
});

test('there are never more than the limit', () => {
  expect(idsFor('m', undefined, 2)).toEqual(['muhammad', 'mahmud']);
  expect(idsFor('Muhamat', undefined, 1)).toHaveLength(1);
});

test.each([
  ['nothing', ''],
  ['emoji', '👶🏽👨‍👩‍👧'],
  ['marks of direction', '\u200F\u202E\u2067'],
  ['marks without a letter', '\u0301'.repeat(60)],
  ['a letter under marks', `x${'\u0301'.repeat(59)}`],
  ['ligatures that unfold to many letters', 'ﷺ'.repeat(60)],
  ['a long text', 'abc'.repeat(1000)],
  ['half a character', '\uD83D'],
])('%s is answered with nothing', (_, typed) => {
  expect(idsFor(typed)).toEqual([]);
});

test('whatever is typed, it is answered, and the next answer does not depend on it', () => {
  const before = idsFor('m');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      expect(idsFor(typed).length).toBeLessThanOrEqual(10);
      expect(idsFor('m')).toEqual(before);
    }),
  );
});

test('a spelling whose name is missing is refused when the index is built', () => {
  expect(() => runSteps(completionIndexInSteps(buildNameIndex(NAMES), []))).toThrow('has no name');
});
