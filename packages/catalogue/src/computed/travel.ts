import type { BirthTable } from '../births/birth-table.ts';
import type { Country } from '../births/registers.ts';
import { foldedForm } from '../matching/fold.ts';
import { turkishFormOf, turkishIpa } from '../pronunciation/turkish-ipa.ts';
import type { NameRecord } from '../schema/name-record.ts';
import { capGrade } from '../travel/cap-grade.ts';
import { type TravelGrade, travelTo } from '../travel/grade.ts';
import { READER_LANGUAGES, type ReaderLanguage } from '../travel/reading-rules.ts';
import type { SpellingsByLanguage } from './own-spellings.ts';

interface SpellingTravel {
  /** How readers say it, in broad sounds. */
  said: string;
  grade: TravelGrade;
}
/** By spelling, then by the readers' language. */
export type Travels = Record<string, Record<ReaderLanguage, SpellingTravel>>;

/** Births of one spelling in ten years from which a name is generally known in a country. */
const KNOWN_FROM: Readonly<Partial<Record<ReaderLanguage, { country: Country; births: number }>>> =
  {
    de: { country: 'DE', births: 350 },
    en: { country: 'GB', births: 2000 },
    fr: { country: 'FR', births: 2500 },
  };
const ARAB: ReadonlySet<string> = new Set(['arabWorld', 'northAfrica']);

/** Whether the name itself is generally known to readers of a language. */
function isKnownTo(
  language: ReaderLanguage,
  record: NameRecord,
  spelling: string,
  table: BirthTable,
): boolean {
  if (language === 'tr') return turkishFormOf(record) === spelling;
  if (language === 'ar')
    return (
      record.script.arKind === 'native' && record.cultures.some((culture) => ARAB.has(culture))
    );
  const known = KNOWN_FROM[language];
  if (!known) return false;
  const codes = new Set(table.inCountry(known.country).map(({ code }) => code));
  const folded = foldedForm(spelling);
  const own = table
    .allOf(record.id)
    .filter(({ register, form }) => codes.has(register) && foldedForm(form) === folded);
  return table.sumRecent(own) >= known.births;
}

/** The grade of one spelling, before cautions cap it. */
export const gradeSpelling = (
  language: ReaderLanguage,
  record: NameRecord,
  spelling: string,
  ipa: string,
  table: BirthTable,
): TravelGrade =>
  travelTo(language, {
    spelling,
    ipa,
    isKnown: isKnownTo(language, record, spelling, table),
    isArabic: record.script.arKind === 'native',
  }).grade;

/** The headword, how each of our languages writes it, and what has a page of its own. */
const spellingsShown = ({ name, forms }: NameRecord, written: SpellingsByLanguage): string[] => [
  ...new Set([
    name,
    ...Object.values(written).flatMap(({ shown, own }) => [shown, ...own.map(({ form }) => form)]),
    ...forms
      .filter(({ role, langs }) => role === 'preferred' && langs.some((lang) => SHOWN.has(lang)))
      .map(({ form }) => form),
  ]),
];
const SHOWN: ReadonlySet<string> = new Set(['tr', 'en', 'de', 'fr']);

/** A Turkish form is meant as Turkish families say it. */
function meantIpa(record: NameRecord, spelling: string, { en, de }: SpellingsByLanguage): string {
  const isTurkishOrigin = record.origin.langs[0] === 'tr';
  if (spelling === turkishFormOf(record) && !isTurkishOrigin && record.name !== spelling)
    return turkishIpa(spelling);
  // Abroad only Turkish spellings are said in Turkish: Mehmet.
  const own = [...en.own, ...de.own].find(({ form, said }) => form === spelling && said);
  return own?.said?.ipa ?? record.say.ipa;
}

export const travelsOf = (
  record: NameRecord,
  table: BirthTable,
  written: SpellingsByLanguage,
): Travels =>
  Object.fromEntries(
    spellingsShown(record, written).map((spelling) => [
      spelling,
      Object.fromEntries(
        READER_LANGUAGES.map((language) => {
          const { said, grade } = travelTo(language, {
            spelling,
            ipa: meantIpa(record, spelling, written),
            isKnown: isKnownTo(language, record, spelling, table),
            isArabic: record.script.arKind === 'native',
          });
          return [
            language,
            { said, grade: capGrade(grade, record.cautions, { language, spelling }) },
          ];
        }),
      ) as Record<ReaderLanguage, SpellingTravel>,
    ]),
  );
