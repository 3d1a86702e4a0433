import type { Catalogue, CatalogueName } from '@ismi/catalogue';
import {
  commonnessClassOf,
  placeOfReaders,
  readerPlaceOf,
} from '@ismi/catalogue/reader-commonness';
import type { Locale, NameResult } from '@ismi/contract';

/** Which share of the names of its sex is rarer there, in per cent; null where no register can tell. */
export function commonnessScoreOf(record: CatalogueName, locale: Locale): number | null {
  const measured = record.computed.commonness[readerPlaceOf(record, locale)];
  return measured?.class ? measured.rarer : null;
}

type CommonnessView = Pick<
  NameResult,
  | 'popularity'
  | 'popularity_score'
  | 'popularity_place'
  | 'popularity_sources'
  | 'popularity_births'
  | 'popularity_cognates'
>;

interface Around {
  locale: Locale;
  registers: Catalogue['registers'];
}

/** The registers where it was measured, and their last year: cities are not a country. */
export function registersOf(record: CatalogueName, { locale, registers }: Around) {
  const place = readerPlaceOf(record, locale);
  const { basis } = record.computed.popularity;
  return registers
    .filter(({ country, code }) => (place === 'all' || country === place) && basis.includes(code))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name, years }) => ({ name: name[locale], until: years.last }));
}

/** All registers by which names are common or rare for readers of a language, the weightiest first. */
export function registersFor({ locale, registers }: Around) {
  const place = placeOfReaders(locale);
  return registers
    .filter(({ country }) => place === 'all' || country === place)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name, years }) => ({ name: name[locale], until: years.last }));
}

export function commonnessView(record: CatalogueName, around: Around): CommonnessView {
  const { computed } = record;
  const place = readerPlaceOf(record, around.locale);
  return {
    popularity: commonnessClassOf(record, around.locale),
    popularity_score: commonnessScoreOf(record, around.locale),
    popularity_place: place,
    popularity_sources: registersOf(record, around),
    popularity_births: computed.commonness[place]?.births ?? null,
    popularity_cognates: computed.popularity.cognates.map(({ form, births }) => ({ form, births })),
  };
}

/** For names that no register can measure. */
export const NO_COMMONNESS: CommonnessView = {
  popularity: null,
  popularity_score: null,
  popularity_place: null,
  popularity_sources: [],
  popularity_births: null,
  popularity_cognates: [],
};
