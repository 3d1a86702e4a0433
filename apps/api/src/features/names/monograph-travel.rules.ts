import type { CatalogueName } from '@ismi/catalogue';
import { sayInArabicLetters } from '@ismi/catalogue/arabic-reading';
import { concernsSpelling } from '@ismi/catalogue/matching/concerns-spelling';
import { strictForm } from '@ismi/catalogue/matching/fold';
import { respellSaid } from '@ismi/catalogue/respell-said';
import {
  type Locale,
  languageName,
  type NameMonograph,
  TRAVEL_GRADES,
  TRAVEL_LANGUAGES,
  type TravelGrade,
  type TravelRow,
} from '@ismi/contract';

const rank = (grade: TravelGrade): number => TRAVEL_GRADES.indexOf(grade);

const respelled = (said: string, reader: TravelRow['language'], locale: Locale): string =>
  locale === 'ar' ? sayInArabicLetters(said, reader) : respellSaid(said, locale);

/** Where the spelling has to be explained: another one, usual in that language, that is read better there. */
function betterSpelling(
  { computed, forms }: CatalogueName,
  language: TravelRow['language'],
  grade: TravelGrade,
): string | null {
  if (rank(grade) < rank('once')) return null;
  const isOwn = (spelling: string) =>
    forms.some(({ form, langs }) => form === spelling && langs.includes(language));
  const [best] = Object.entries(computed.travel)
    .filter(([spelling, travel]) => isOwn(spelling) && rank(travel[language].grade) < rank(grade))
    .toSorted(([, here], [, there]) => rank(here[language].grade) - rank(there[language].grade));
  return best?.[0] ?? null;
}

const cautionsIn = (record: CatalogueName, spelling: string) => {
  const own = new Set([spelling, record.script.ar].map(strictForm));
  return record.cautions
    .filter((caution) => concernsSpelling(caution, spelling))
    .map(({ in: language, word, severity }) => ({
      language,
      caution: { word: own.has(strictForm(word)) ? null : word, severity },
    }));
};

/** How strangers read the spelling in five languages; a spelling that was not assessed has a row without a grade. */
export const travelView = (
  record: CatalogueName,
  spelling: string,
  locale: Locale,
): NameMonograph['travel'] =>
  TRAVEL_LANGUAGES.map((language) => {
    const assessed = record.computed.travel[spelling]?.[language];
    return {
      language,
      said: assessed && language !== 'ar' ? respelled(assessed.said, language, locale) : null,
      grade: assessed?.grade ?? null,
      better:
        assessed && language !== 'ar' ? betterSpelling(record, language, assessed.grade) : null,
      cautions: cautionsIn(record, spelling)
        .filter((found) => found.language === language)
        .map(({ caution }) => caution),
    };
  });

/** Cautions in languages whose readers have no row. */
export const cautionsElsewhere = (
  record: CatalogueName,
  spelling: string,
  locale: Locale,
): NameMonograph['cautions_elsewhere'] =>
  cautionsIn(record, spelling)
    .filter((found) => !TRAVEL_LANGUAGES.some((language) => language === found.language))
    .map(({ language, caution }) => ({ ...caution, language: languageName(locale, language) }));
