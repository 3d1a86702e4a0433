import { describe, expect, test } from 'vitest';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';
import { brokenBy, recordOf } from '../planted-catalogue.test-data.ts';
import type { NameRecord } from '../schema/name-record.ts';

type Case = readonly [fault: string, invariant: number, plant: (c: AuthoredCatalogue) => unknown];
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

const IDS_AND_FORMS: readonly Case[] = [
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

const WORDS: readonly Case[] = [
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

const VERDICTS: readonly Case[] = [
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

const SOURCES: readonly Case[] = [
  ['many births of the other sex and no note', 11, change('ali', { sources: [] })],
  ['a verse beyond its sura', 15, cite({ for: 'meaning', ref: 'quran:112:5' })],
  ['verses in reverse', 15, cite({ for: 'meaning', ref: 'quran:2:9-3' })],
  ['a work that is not on the list', 15, cite({ for: 'meaning', ref: 'memory' })],
  ['a hadith that is not on the list', 15, cite({ for: 'verdict', ref: 'bukhari:9999' })],
  ['a statistic without a figure', 15, (c) => c.figures.births.splice(0)],
  [
    'a number that the statistics do not have',
    15,
    cite({ for: 'usage', ref: 'stat:US', note: 'US 2015-2024: Ali 123456' }),
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

test('the small catalogue keeps every invariant', () => {
  expect(brokenBy(() => undefined)).toEqual([]);
});

describe.each([
  ['ids and forms', IDS_AND_FORMS],
  ['words', WORDS],
  ['verdicts', VERDICTS],
  ['sources and births', SOURCES],
] as const)('%s', (_, cases) => {
  test.each(cases)('%s breaks invariant %i', (_fault, invariant, plant) => {
    expect(brokenBy(plant)).toContain(invariant);
  });
});
