import type { AuthoredCatalogue } from '../parse-catalogue.ts';
import { recordOf } from '../planted-catalogue.test-data.ts';
import type { NameRecord } from '../schema/name-record.ts';

/** A fault in the small catalogue, and the invariant that has to notice it. */
export type PlantedFault = readonly [
  fault: string,
  invariant: number,
  plant: (catalogue: AuthoredCatalogue) => unknown,
];
type Id = Parameters<typeof recordOf>[1];

const change = (id: Id, changes: Partial<NameRecord>) => (catalogue: AuthoredCatalogue) =>
  Object.assign(recordOf(catalogue, id), changes);
const changeIn =
  <Part extends 'script' | 'quran' | 'islamic' | 'origin'>(
    id: Id,
    part: Part,
    changes: Partial<NameRecord[Part]>,
  ) =>
  (catalogue: AuthoredCatalogue) =>
    Object.assign(recordOf(catalogue, id)[part], changes);
const cite = (source: NameRecord['sources'][number]) => (catalogue: AuthoredCatalogue) =>
  recordOf(catalogue, 'ali').sources.push(source);

const IDS_AND_FORMS: readonly PlantedFault[] = [
  [
    'a record without communities',
    24,
    (c) => Object.assign(c, { communities: new Map([...c.communities].slice(1)) }),
  ],
  [
    'communities of nobody',
    24,
    (c) => Object.assign(c, { communities: new Map([...c.communities, ['nobody', {}]]) }),
  ],
  ['a record twice', 2, (c) => c.names.push(recordOf(c, 'ali'))],
  ['an unknown bearer', 2, change('ali', { bearers: [{ id: 'nobody', kind: 'companion' }] })],
  [
    'a bearer of another kind',
    2,
    change('ali', { bearers: [{ id: 'ali-ibn-abi-talib', kind: 'ruler' }] }),
  ],
  ['a record in its own place', 2, change('ali', { replacedBy: 'ali' })],
  [
    'a record in the place of another that is replaced too',
    2,
    (c) => [change('ali', { replacedBy: 'zayd' })(c), change('zayd', { replacedBy: 'yazid' })(c)],
  ],
  [
    'two preferred forms in one language',
    3,
    (c) => recordOf(c, 'maryam').forms.map((form) => Object.assign(form, { role: 'preferred' })),
  ],
  ['a headword that is no form', 3, change('ali', { name: 'Alius' })],
  [
    'a form twice',
    4,
    (c) =>
      recordOf(c, 'ali').forms.push({
        form: 'ALI',
        langs: ['nl'],
        role: 'accepted',
        rel: 'same',
      }),
  ],
  ['a homograph without its line', 4, (c) => c.homographs.splice(0)],
  [
    'a line for who does not claim the spelling',
    4,
    (c) => c.homographs[0]?.records.map((entry) => Object.assign(entry, { id: 'ali' })),
  ],
];

const WORDS: readonly PlantedFault[] = [
  ['a transliteration of another word', 5, changeIn('ali', 'script', { translit: 'Ḥalīm' })],
  ['a native word without one', 5, changeIn('ali', 'script', { translit: null })],
  ['a Persian letter', 5, changeIn('ali', 'script', { ar: 'علی' })],
  ['Latin letters in the Arabic word', 5, changeIn('ali', 'script', { ar: 'علي Ali' })],
  ['a theme twice', 7, change('ali', { themes: ['virtue', 'virtue'] })],
  ['a culture twice', 7, change('ali', { cultures: ['balkans', 'balkans'] })],
  ['a theme of an improper name', 7, change('samad', { themes: ['religious'] })],
  ['a boy’s name with another gender', 7, change('ali', { genderByCulture: { balkans: 'girl' } })],
  ['a verse without the word', 8, changeIn('maryam', 'quran', { refs: ['1:1'] })],
  ['verses, but kind none', 8, changeIn('maryam', 'quran', { kind: 'none' })],
  ['a word of the Qur’an without a verse', 8, changeIn('maryam', 'quran', { refs: [] })],
  ['a person of the Qur’an without a bearer', 8, change('maryam', { bearers: [] })],
  [
    'a person in a verse that is not theirs',
    8,
    (c) => c.quranPersons.map((person) => Object.assign(person, { verses: ['1:1'] })),
  ],
];

const VERDICTS: readonly PlantedFault[] = [
  ['a verdict beyond its rule', 9, changeIn('ali', 'islamic', { verdict: 'conditional' })],
  ['no alternative', 9, changeIn('samad', 'islamic', { alternatives: [] })],
  ['an alternative that does not exist', 9, changeIn('samad', 'islamic', { alternatives: ['x'] })],
  ['an improper alternative', 9, changeIn('yazid', 'islamic', { alternatives: ['samad'] })],
  ['an unknown origin assessed', 9, changeIn('defne', 'origin', { certainty: 'unknown' })],
  [
    'self-praise disliked beyond Barra',
    9,
    changeIn('ali', 'islamic', { rule: 'M2', verdict: 'disliked' }),
  ],
  ['rule C2 outside the closed list', 9, (c) => c.traditions.splice(0)],
  ['an improper name without a reason', 9, changeIn('samad', 'islamic', { reason: null })],
  [
    'a name of God alone under another rule',
    10,
    changeIn('samad', 'islamic', { rule: 'E2', verdict: 'appropriate' }),
  ],
  [
    'ʿAbd under another rule',
    10,
    changeIn('abdussamad', 'islamic', { rule: 'N1', verdict: 'appropriate' }),
  ],
];

const SOURCES: readonly PlantedFault[] = [
  ['many births of the other sex and no note', 11, change('ali', { sources: [] })],
  ['a verse beyond its sura', 15, cite({ for: 'meaning', ref: 'quran:112:5' })],
  ['verses in reverse', 15, cite({ for: 'meaning', ref: 'quran:2:9-3' })],
  ['a work that is not on the list', 15, cite({ for: 'meaning', ref: 'memory' })],
  ['a hadith that is not on the list', 15, cite({ for: 'verdict', ref: 'bukhari:9999' })],
  [
    'a statistic without a figure',
    15,
    (c) => Object.assign(c, { births: { ...c.births, series: [], ranks: [] } }),
  ],
  [
    'a figure in a note',
    17,
    cite({ for: 'usage', ref: 'stat:US', note: 'US 2015-2024: Ali 123456' }),
  ],
  [
    'a rank in a description',
    17,
    (c) =>
      Object.assign(recordOf(c, 'ali').description, {
        en: 'In the Turkish top hundred since 1950.',
      }),
  ],
  [
    'births of a spelling that is no form',
    18,
    (c) =>
      Object.assign(c.births, {
        series: [
          { id: 'ali', form: 'Alius', sex: 'boy', register: 'FR', firstYear: 2020, counts: [3] },
        ],
      }),
  ],
  [
    'births that do not add up',
    18,
    (c) =>
      Object.assign(c.births, {
        totals: [
          {
            register: 'FR',
            year: 1930,
            sex: 'boy',
            births: 9,
            coreBirths: 9,
            coreCovered: 9,
            listed: 9,
          },
        ],
      }),
  ],
  ['a Persian name without its script', 19, changeIn('defne', 'origin', { langs: ['fa'] })],
  ['a culture without a form', 20, change('defne', { cultures: ['southeastAsia'] })],
  [
    'both sexes, but nowhere both',
    20,
    change('defne', { gender: 'unisex', genderByCulture: { turkeyAsia: 'girl' } }),
  ],
  ['jim in Bosnian as in Arabic', 21, changeIn('ali', 'script', { translit: 'Ǧalī' })],
  ['a pronunciation of another word', 22, change('defne', { say: { ipa: 'duˈfan' } })],
  [
    'a caution of a spelling that is no form',
    23,
    change('defne', {
      cautions: [
        {
          in: 'de',
          kind: 'sound',
          word: 'Tenne',
          severity: 'curious',
          spellings: ['Dafni'],
          gloss: { tr: 'harman yeri', en: 'a threshing floor', de: 'ein Dreschboden', ar: 'بيدر' },
        },
      ],
    }),
  ],
  [
    'a view by hearsay',
    15,
    changeIn('ali', 'islamic', {
      views: [{ tradition: 'hanafi', verdict: 'appropriate', source: 'hearsay' }],
    }),
  ],
  [
    'a rule by hearsay',
    15,
    (c) => c.rules.map((rule) => Object.assign(rule, { sources: ['hearsay'] })),
  ],
];

const FAULTY_TEXTS = [
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
] as const;

const TEXTS: readonly PlantedFault[] = [
  ...FAULTY_TEXTS.map(
    ([fault, invariant, language, text]): PlantedFault => [
      `a text ${fault}`,
      invariant,
      (c) => Object.assign(recordOf(c, 'ali').meaning, { [language]: text }),
    ],
  ),
  [
    'the same text in two languages',
    6,
    (c) => {
      const { meaning } = recordOf(c, 'ali');
      meaning.tr = meaning.en;
    },
  ],
  [
    'a sentence of another description',
    13,
    (c) => Object.assign(recordOf(c, 'ali'), { description: recordOf(c, 'sami').description }),
  ],
];

/** At least one fault for every invariant that a record or a companion file can break. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...IDS_AND_FORMS,
  ...WORDS,
  ...VERDICTS,
  ...SOURCES,
  ...TEXTS,
];
