import type { CatalogueName } from '@ismi/catalogue';
import { concernsSpelling } from '@ismi/catalogue/matching/concerns-spelling';
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

/** Arabic has no respelling of its own: its readers know the English one. */
const respellingFor = (locale: Locale) => (locale === 'ar' ? 'en' : locale);

/** Where the spelling has to be explained: another one of the name that is read better there. */
function betterSpelling(
  { computed, forms }: CatalogueName,
  language: TravelRow['language'],
  grade: TravelGrade,
): string | null {
  if (rank(grade) < rank('once')) return null;
  const isOwn = (spelling: string) =>
    forms.some(({ form, langs }) => form === spelling && langs.includes(language));
  const [best] = Object.entries(computed.travel)
    .filter(([, travel]) => rank(travel[language].grade) < rank(grade))
    .toSorted(
      ([one, here], [other, there]) =>
        rank(here[language].grade) - rank(there[language].grade) ||
        Number(isOwn(other)) - Number(isOwn(one)),
    );
  return best?.[0] ?? null;
}

const cautionsIn = (record: CatalogueName, spelling: string) =>
  record.cautions.filter((caution) => concernsSpelling(caution, spelling));

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
      said:
        assessed && language !== 'ar' ? respellSaid(assessed.said, respellingFor(locale)) : null,
      grade: assessed?.grade ?? null,
      better:
        assessed && language !== 'ar' ? betterSpelling(record, language, assessed.grade) : null,
      cautions: cautionsIn(record, spelling)
        .filter((caution) => caution.in === language)
        .map(({ word, severity }) => ({ word, severity })),
    };
  });

/** Cautions in languages whose readers have no row. */
export const cautionsElsewhere = (
  record: CatalogueName,
  spelling: string,
  locale: Locale,
): NameMonograph['cautions_elsewhere'] =>
  cautionsIn(record, spelling)
    .filter((caution) => !TRAVEL_LANGUAGES.some((language) => language === caution.in))
    .map((caution) => ({
      language: languageName(locale, caution.in),
      word: caution.word,
      severity: caution.severity,
    }));
