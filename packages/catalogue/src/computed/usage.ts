import { type BirthTable, isOwnSex } from '../births/birth-table.ts';
import { COUNTRIES, type Country } from '../births/registers.ts';
import { foldedForm } from '../matching/fold.ts';
import type { NameRecord } from '../schema/name-record.ts';
import { registeredLanguagesOf } from '../schema/spelling-languages.ts';
import type { Culture } from '../schema/vocabulary.ts';
import { withoutOtherNames } from './home-registers.ts';

/** Fewer births prove nothing about sex or spelling. */
const ENOUGH_BIRTHS = 10;

const recentIn = (record: NameRecord, country: Country, table: BirthTable) => {
  const codes = new Set(table.inCountry(country).map(({ code }) => code));
  return withoutOtherNames(record, table).filter(({ register }) => codes.has(register));
};

const byCountry = <T>(valueIn: (country: Country) => T | null): Partial<Record<Country, T>> =>
  Object.fromEntries(
    COUNTRIES.map((country) => [country, valueIn(country)] as const).filter(
      ([, value]) => value !== null,
    ),
  ) as Partial<Record<Country, T>>;

/** Share of girls among the recent births of the shown spellings, without foreign registers; null where ten births are missing. */
export function girlShareOf(record: NameRecord, table: BirthTable): number | null {
  const series = withoutOtherNames(record, table);
  const all = table.sumRecent(series);
  return all < ENOUGH_BIRTHS ? null : shareOfGirls(series, all, table);
}

const shareOfGirls = (series: ReturnType<typeof recentIn>, all: number, table: BirthTable) =>
  Math.round((table.sumRecent(series.filter(({ sex }) => sex === 'girl')) / all) * 1000) / 1000;

/** The same, country by country. */
export const girlSharesOf = (record: NameRecord, table: BirthTable) =>
  byCountry((country) => {
    const series = recentIn(record, country, table);
    const all = table.sumRecent(series);
    return all < ENOUGH_BIRTHS ? null : shareOfGirls(series, all, table);
  });

/** The spellings of the culture's languages, folded. */
function formsOf({ forms }: NameRecord, culture: Culture): ReadonlySet<string> {
  const languages = registeredLanguagesOf(culture);
  return new Set(
    forms
      .filter(({ langs }) => langs.some((lang) => languages.includes(lang)))
      .map(({ form }) => foldedForm(form)),
  );
}

interface CountedSpelling {
  form: string;
  folded: string;
  births: number;
}

/** The spelling that families of a culture register most often in a country. */
function mostRegistered(counted: readonly CountedSpelling[], own: ReadonlySet<string>) {
  const births = new Map<string, number>();
  for (const { form, folded, births: few } of counted)
    if (own.has(folded)) births.set(form, (births.get(form) ?? 0) + few);
  const [most] = [...births].sort(
    ([one, few], [other, many]) => many - few || (one < other ? -1 : 1),
  );
  return most && most[1] >= ENOUGH_BIRTHS ? most[0] : null;
}

export type Spellings = Partial<Record<Country, Partial<Record<Culture, string>>>>;

export function spellingsOf(record: NameRecord, table: BirthTable): Spellings {
  const formsByCulture = record.cultures.map(
    (culture) => [culture, formsOf(record, culture)] as const,
  );
  return byCountry((country) => {
    const counted = recentIn(record, country, table)
      .filter((series) => isOwnSex(record, series))
      .map((series) => ({
        form: series.form,
        folded: foldedForm(series.form),
        births: table.recentOf(series),
      }));
    if (counted.length === 0) return null;
    const found = formsByCulture.flatMap(([culture, own]) => {
      const spelling = mostRegistered(counted, own);
      return spelling ? [[culture, spelling] as const] : [];
    });
    return found.length === 0 ? null : Object.fromEntries(found);
  });
}
