import { describe, expect, test } from 'vitest';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';
import { brokenBy, recordOf } from '../planted-catalogue.test-data.ts';

describe('a text breaks its invariant', () => {
  test.each([
    ['with a double space', 1, 'en', 'High,  exalted'],
    ['with a decomposed letter', 1, 'de', 'Ho\u0308he'],
    ['with markup', 1, 'tr', 'Yüce <b>'],
    ['with a straight quote', 6, 'en', 'High, "exalted"'],
    ['with a straight apostrophe', 6, 'tr', "Kur'an'da yüce"],
    ['with an English quote in German', 6, 'de', 'Hoch, “erhaben”'],
    ['with a quote that never closes', 6, 'ar', 'العالي «الرفيع'],
    ['with a verse that does not exist', 6, 'tr', 'Yüce (Bakara 2/300)'],
    ['with a bare verse in English', 6, 'en', 'High (2:255)'],
    ['with a bare verse in German', 6, 'de', 'Hoch (2:255)'],
    ['with a verse without its sura in Turkish', 6, 'tr', 'Yüce (2/255)'],
    ['with a verse by numbers in Arabic', 6, 'ar', 'العالي الرفيع (2:255)'],
    ['in German without umlauts', 6, 'de', 'Hoch ueber allem'],
    ['in Arabic that is not Arabic', 6, 'ar', 'exalted العالي'],
    ['with a Persian letter', 5, 'ar', 'العالی الرفیع'],
    ['that claims all schools', 14, 'en', 'High; all schools agree'],
    ['that claims a flower of Paradise', 14, 'tr', 'Cennet çiçeği'],
    ['that claims a Qur’anic name', 14, 'ar', 'اسم قرآني رفيع'],
    ['that claims all schools in German', 14, 'de', 'Hoch, sagen alle Rechtsschulen'],
  ] as const)('%s (%i)', (_, invariant, language, text) => {
    const broken = brokenBy((catalogue) =>
      Object.assign(recordOf(catalogue, 'ali').meaning, { [language]: text }),
    );
    expect(broken).toContain(invariant);
  });

  test('when it is the same in two languages', () => {
    const broken = brokenBy((catalogue) => {
      const { meaning } = recordOf(catalogue, 'ali');
      return Object.assign(meaning, { tr: meaning.en });
    });
    expect(broken).toContain(6);
  });

  test('when it repeats a sentence of another description', () => {
    const broken = brokenBy((catalogue) =>
      Object.assign(recordOf(catalogue, 'ali'), {
        description: recordOf(catalogue, 'sami').description,
      }),
    );
    expect(broken).toContain(13);
  });

  test.each([
    ['a rule', (c: AuthoredCatalogue) => c.rules.map(({ text }) => text)],
    ['a person', (c: AuthoredCatalogue) => c.people.map(({ line }) => line)],
    ['a source', (c: AuthoredCatalogue) => c.sources.map(({ paraphrase }) => paraphrase)],
    ['a homograph', (c: AuthoredCatalogue) => c.homographs.map(({ records }) => records[0]?.line)],
  ])('in %s as well', (_, textsOf) => {
    const broken = brokenBy((catalogue) =>
      textsOf(catalogue).map((texts) => Object.assign(texts ?? {}, { en: 'It\u0027s so.' })),
    );
    expect(broken).toContain(6);
  });
});

test('a claim with a checked source is accepted', () => {
  const broken = brokenBy((catalogue) => {
    Object.assign(recordOf(catalogue, 'ali').meaning, { en: 'High; all schools agree' });
    for (const source of catalogue.sources)
      source.checked = { by: 'Test Reader', on: '2027-01-31' };
  });
  expect(broken).not.toContain(14);
});
