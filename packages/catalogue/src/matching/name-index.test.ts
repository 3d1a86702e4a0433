import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import { nameFormsOf } from './name-forms.ts';
import { buildNameIndex, type NameForms } from './name-index.ts';

const named = (
  nameId: string,
  forms: string,
  popularity = 50,
  gender: NameForms['gender'] = 'boy',
) => ({
  nameId,
  forms: forms.split(', ').map((form) => ({ form, role: 'accepted' as const })),
  popularity,
  gender,
});

const NAMES: readonly NameForms[] = [
  named('muhammad', 'Muhammad, Muhammed, Mehmet, مُحَمَّد', 100),
  named('mahmud', 'Mahmud, Mahmut, مَحْمُود', 60),
  named('aisha', 'Aisha, Ayşe, Aïcha, عَائِشَة', 90, 'girl'),
  named('isa', 'Isa, İsa, Issa, عِيسَى', 70),
  named('ilayda', 'İlayda', 40, 'girl'),
  named('amir-prince', 'Amir, Emir, أَمِير', 80),
  named('aamir-flourishing', 'Aamir, Amir, عَامِر', 40),
  named('asiya', 'Asiya, Asiye, آسِيَة', 50, 'girl'),
  named('asiya-disobedient', 'ʿAsiya, عَاصِيَة', 1, 'girl'),
  named('khadija', 'Khadija, Hatice, خَدِيجَة', 80, 'girl'),
  named('umran', 'Ümran, عُمْرَان', 20, 'girl'),
  named('imran', 'Imran, İmran, Umran, عِمْرَان', 50),
  named('sharif', 'Sharif, Şerif, شَرِيف', 40),
  named('sharifa', 'Sharifa, Şerife, شَرِيفَة', 40, 'girl'),
];
const index = buildNameIndex(NAMES);
const idsFor = (query: string, limit?: number): string[] =>
  index.find(query, { limit }).candidates.map(({ nameId }) => nameId);

test('a stored spelling is looked up without a search, with the same result', () => {
  const catalogue = loadCatalogue();
  const real = buildNameIndex(catalogue.names.map((record) => nameFormsOf(record, 50)));
  const typed = catalogue.names.flatMap(({ forms }) => forms.map(({ form }) => form));
  for (const form of [...typed, ...typed.map((text) => text.toUpperCase()), 'qwzxhna', '', '-']) {
    expect([form, real.findSpelling(form).certain]).toEqual([form, real.find(form).certain]);
  }
});

test('an unknown spelling has no candidates, however close it is', () => {
  expect(index.findSpelling('Muhamad')).toEqual({ candidates: [] });
  expect(index.findSpelling('Amir').candidates.map(({ nameId }) => nameId)).toEqual([
    'amir-prince',
    'aamir-flourishing',
  ]);
});

describe('an answer is certain', () => {
  test.each([
    ['Ayşe', 'aisha'],
    ['ayse', 'aisha'],
    ['AYŞE', 'aisha'],
    ['Aicha', 'aisha'],
    ['İlayda', 'ilayda'],
    ['ILAYDA', 'ilayda'],
    ['ilayda', 'ilayda'],
    ['Ilayda', 'ilayda'],
    ['محمد', 'muhammad'],
    ['مُحَمَّد', 'muhammad'],
    ['Mehmet', 'muhammad'],
    ['عايشه', 'aisha'],
    ['عاصية', 'asiya-disobedient'],
    ['اسية', 'asiya'],
    ['Ümran', 'umran'],
    ['أمير', 'amir-prince'],
  ])('for %s', (query, nameId) => {
    const { certain, candidates } = index.find(query);
    expect(certain).toBe(nameId);
    expect(candidates[0]?.nameId).toBe(nameId);
  });
});

describe('an answer is not certain', () => {
  test('if two records have the spelling: the one to which it belongs more comes first', () => {
    expect(index.find('Amir').certain).toBeUndefined();
    expect(idsFor('Amir', 2)).toEqual(['amir-prince', 'aamir-flourishing']);
  });

  test('if the spelling stands for two Arabic words', () => {
    expect(index.find('Asiya').certain).toBeUndefined();
    expect(idsFor('Asiya', 2)).toEqual(['asiya', 'asiya-disobedient']);
  });

  test('if another record has the same plain letters with diacritics', () => {
    expect(index.find('Umran').certain).toBeUndefined();
    expect(idsFor('Umran', 2)).toEqual(['imran', 'umran']);
  });

  test.each(['Mouhamed', 'Chadidscha', 'Muhamed', 'Ayşee'])(
    'for %s, which only sounds or looks similar',
    (query) => {
      const { certain, candidates } = index.find(query);
      expect(certain).toBeUndefined();
      expect(candidates.length).toBeGreaterThan(0);
    },
  );
});

describe('candidates', () => {
  test.each([
    ['Mouhamed', 'muhammad', 'sound'],
    ['Chadidscha', 'khadija', 'sound'],
    ['Hatidža', 'khadija', 'sound'],
    ['Aischa', 'aisha', 'sound'],
    ['محمّد ', 'muhammad', 'strict'],
    ['Mahmood', 'mahmud', 'sound'],
    ['Muhmamed', 'muhammad', 'letters'],
    ['Mumammed', 'muhammad', 'letters'],
    ['Hatuce', 'khadija', 'sound'],
    ['Scherif', 'sharif', 'sound'],
    ['Cherifa', 'sharifa', 'sound'],
  ])('for %s begin with %s, by %s', (query, nameId, via) => {
    expect(index.find(query).candidates[0]).toMatchObject({ nameId, via });
  });

  test('contain the closest spelling', () => {
    expect(index.find('mehmed').candidates[0]).toMatchObject({
      nameId: 'muhammad',
      form: 'Mehmet',
    });
  });

  test('are at most five, each name once, best first', () => {
    const { candidates } = index.find('Amira');
    expect(candidates.length).toBeLessThanOrEqual(5);
    expect(new Set(candidates.map(({ nameId }) => nameId)).size).toBe(candidates.length);
    const scores = candidates.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test.each([
    ['nothing', ''],
    ['a space', ' '],
    ['a hyphen', '-'],
    ['a picture', '👶'],
    ['a vowel sign', '\u064E'],
    ['ten thousand letters', 'x'.repeat(10_000)],
  ])('are none for %s', (_, query) => {
    expect(index.find(query)).toEqual({ candidates: [] });
  });

  test('do not depend on the order of the names', () => {
    const reversed = buildNameIndex(NAMES.toReversed());
    for (const query of ['Amir', 'Asiya', 'Muhamed', 'Ismet', 'عمر'])
      expect(reversed.find(query)).toEqual(index.find(query));
  });

  test('begin with a name that is close in two spellings, if one spelling alone does not decide', () => {
    const alike = buildNameIndex([named('esme', 'Esma'), named('asma', 'Asma, Asmaa')]);
    expect(alike.find('Ismaa').candidates.map(({ nameId }) => nameId)).toEqual(['asma', 'esme']);
  });

  test('for a spelling treated as not stored are found by the others', () => {
    const { certain, candidates } = index.find('Ayşe', { asIfWithout: 'Ayşe' });
    expect(certain).toBeUndefined();
    expect(candidates[0]).toMatchObject({ nameId: 'aisha', via: 'sound' });
  });
});

test('a new index does not change the old one', () => {
  const before = index.find('Ayla');
  const next = buildNameIndex([...NAMES, named('ayla', 'Ayla', 70, 'girl')]);
  expect(next.find('Ayla').certain).toBe('ayla');
  expect(index.find('Ayla')).toEqual(before);
});

test('any input gets an answer, and only a stored spelling a certain one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (query) => {
      const { certain, candidates } = index.find(query);
      expect(candidates.length).toBeLessThanOrEqual(5);
      if (certain) expect(['strict', 'folded']).toContain(candidates[0]?.via);
    }),
  );
});

describe('in the whole catalogue', () => {
  const names = loadCatalogue().names.map((name) =>
    nameFormsOf(name, name.computed.popularity.score),
  );
  const catalogue = buildNameIndex(names);

  test('Arabic letters find the Arabic name before a name of another origin', () => {
    const ids = catalogue.find('عمار').candidates.map(({ nameId }) => nameId);
    expect(ids.slice(0, 2)).toEqual(['ammar', 'amar']);
  });

  test.each(['Qwzxhna', 'Wolfgang'])('nobody meant another name by %s', (query) => {
    expect(catalogue.find(query).candidates).toEqual([]);
  });

  test('every spelling finds its record by its exact letters', () => {
    const lost = names.flatMap(({ nameId, forms }) =>
      forms
        .filter(({ form }) =>
          catalogue
            .find(form)
            .candidates.every((found) => found.nameId !== nameId || found.via !== 'strict'),
        )
        .map(({ form }) => `${form} of ${nameId}`),
    );
    expect(lost).toEqual([]);
  });
});
