import { type Finding, finding } from '../finding.ts';
import { LANGUAGES } from '../languages.ts';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';
import type { NameRecord } from '../schema/name-record.ts';
import type { Texts } from '../schema/texts.ts';
import { FOREIGN_LETTERS } from '../text/arabic.ts';
import { isArabicEnough, wordingFaults } from './wording.ts';

const checkWording = (where: string, what: string, texts: Texts): Finding[] =>
  LANGUAGES.flatMap((language) =>
    wordingFaults(texts[language], language).map((fault) =>
      finding(6, where, `${what}.${language} ${fault}: «${texts[language]}»`),
    ),
  );

/** Short words may be the same in two languages (Islam, Koran); sentences may not. */
const checkDifferent = (where: string, what: string, texts: Texts): Finding[] =>
  new Set(LANGUAGES.map((language) => texts[language])).size < LANGUAGES.length
    ? [finding(6, where, `${what} says the same in two languages`)]
    : [];

function textsOfRecord(record: NameRecord): [what: string, texts: Texts, isSentence: boolean][] {
  const { meaning, description, origin, islamic, cautions, otherWords = [] } = record;
  return [
    ['meaning', meaning, true],
    ['description', description, true],
    ['origin.text', origin.text, true],
    ...(islamic.reason
      ? [['islamic.reason', islamic.reason, true] as [string, Texts, boolean]]
      : []),
    ...cautions.map(({ gloss }): [string, Texts, boolean] => ['cautions.gloss', gloss, false]),
    ...otherWords.map(({ gloss }): [string, Texts, boolean] => ['otherWords.gloss', gloss, false]),
  ];
}

/** Invariant 6: each text in four languages with our typography. The schema checks lengths. */
export const checkTexts = (record: NameRecord): Finding[] =>
  textsOfRecord(record).flatMap(([what, texts, isSentence]) => [
    ...checkWording(record.id, what, texts),
    ...(isSentence ? checkDifferent(record.id, what, texts) : []),
    ...(isSentence && !isArabicEnough(texts.ar)
      ? [finding(6, record.id, `${what}.ar is less than 85 % Arabic letters`)]
      : []),
  ]);

const checkCompanion = (where: string, what: string, texts: Texts): Finding[] => [
  ...checkWording(where, what, texts),
  ...(FOREIGN_LETTERS.test(texts.ar)
    ? [finding(5, where, `${what}.ar has a Persian or Urdu letter: «${texts.ar}»`)]
    : []),
];

/** The same for the companion files. */
export function checkCompanionTexts({
  rules,
  people,
  sources,
  homographs,
}: AuthoredCatalogue): Finding[] {
  return [
    ...rules.flatMap(({ code, title, text, views }) =>
      [title, text, ...views.map((view) => view.text)].flatMap((texts) =>
        checkCompanion(`rules.json ${code}`, 'text', texts),
      ),
    ),
    ...people.flatMap(({ id, line, name }) =>
      [line, name].flatMap((texts) => checkCompanion(`people.json ${id}`, 'text', texts)),
    ),
    ...sources.flatMap(({ id, paraphrase, title }) =>
      [paraphrase, title].flatMap((texts) => checkCompanion(`sources.json ${id}`, 'text', texts)),
    ),
    ...homographs.flatMap(({ form, records }) =>
      records.flatMap(({ line }) => checkCompanion(`homographs.json ${form}`, 'line', line)),
    ),
  ];
}
