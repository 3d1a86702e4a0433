import type { CatalogueName } from '@ismi/catalogue';
import { lengthOf } from '@ismi/catalogue/name-length';
import { type ComparedName, type Locale, TRAVEL_LANGUAGES } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { commonnessView } from './commonness.rules.ts';
import { displayedForm, latinForm } from './displayed-form.rules.ts';
import type { ViewContext } from './name-view.rules.ts';
import { pronunciationView } from './pronunciation.rules.ts';
import { servedCatalogue } from './served-catalogue.service.ts';
import { travelGradeOf } from './travel.rules.ts';
import { warningOf } from './warning.rules.ts';

function comparedName(
  record: CatalogueName,
  { locale, catalogue, addressOf }: ViewContext,
): ComparedName {
  const name = displayedForm(record, locale);
  const latin = latinForm(record, locale);
  const { pronunciation, ipa } = pronunciationView(record, locale);
  const common = commonnessView(record, { locale, registers: catalogue.registers });
  return {
    slug: record.id,
    address: addressOf(record.id),
    name,
    name_latin: latin,
    name_ar: record.computed.arPlain,
    known_for: record.knownFor?.[locale] ?? null,
    meaning: record.meaning[locale],
    origin: record.origin.text[locale],
    gender: record.gender,
    pronunciation,
    ipa,
    length: lengthOf(name),
    popularity: common.popularity,
    popularity_place: common.popularity_place,
    popularity_sources: common.popularity_sources,
    popularity_births: common.popularity_births,
    travel: TRAVEL_LANGUAGES.map((reader) => ({
      reader,
      grade: travelGradeOf(record, latin, reader) ?? null,
    })),
    warning: warningOf(record, locale),
  };
}

/** The names side by side, each once, in the order in which they were asked for. */
export async function compareNames(deps: Deps, asked: readonly string[], locale: Locale) {
  const served = await servedCatalogue(deps);
  const recordOf = (name: string) =>
    served.nameOf(name) ?? served.nameOf(served.index.findSpelling(name).certain ?? '');
  const records = new Set(asked.flatMap((name) => recordOf(name) ?? []));
  return {
    names: [...records].map((record) => comparedName(record, served.around(locale))),
    unknown: asked.filter((name) => !recordOf(name)),
  };
}
