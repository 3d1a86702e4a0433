import type { CatalogueName } from '../load-catalogue.ts';
import type { CommonnessPlace } from './commonness.ts';

/** Where readers of a language mostly live, until a family is asked. */
const READER_PLACES = { tr: 'TR', de: 'DE', en: 'GB', ar: 'all' } as const satisfies Record<
  string,
  CommonnessPlace
>;
type ReaderLocale = keyof typeof READER_PLACES;
type ReaderPlace = (typeof READER_PLACES)[ReaderLocale];

/** The country of a language's readers; Arabic readers live in many. */
export const placeOfReaders = (locale: ReaderLocale): ReaderPlace => READER_PLACES[locale];

/** The reader's country, or all registers together where none of its own has the name. */
export const readerPlaceOf = ({ computed }: CatalogueName, locale: ReaderLocale): ReaderPlace => {
  const place = READER_PLACES[locale];
  return computed.popularity.basis.some((code) => code.startsWith(place)) ? place : 'all';
};

/** How common a name is there; null where no register can tell. */
export const commonnessClassOf = (record: CatalogueName, locale: ReaderLocale) =>
  record.computed.commonness[readerPlaceOf(record, locale)]?.class ?? null;

/** The same, but only by the registers of the reader's own country: null where they do not have the name. */
export const commonnessHereOf = (record: CatalogueName, locale: ReaderLocale) =>
  readerPlaceOf(record, locale) === READER_PLACES[locale]
    ? commonnessClassOf(record, locale)
    : null;
