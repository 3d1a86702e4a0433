import type { CatalogueName } from '@ismi/catalogue';
import type { PreparedName } from './prepared-names.rules.ts';
import type { PreparedWishes } from './prepared-wishes.rules.ts';
import type { Measure } from './weights.rules.ts';

/** A language that is not the first of an origin counts less. */
const SECOND_LANGUAGE = 0.6;

const originShare = (langs: readonly string[], wanted: ReadonlySet<string>): number => {
  const at = langs.findIndex((language) => wanted.has(language));
  if (at < 0) return 0;
  return at === 0 ? 1 : SECOND_LANGUAGE;
};

/** A name in one of these is felt as another people's. */
const PEOPLES: ReadonlySet<string> = new Set(
  'tr ku fa sq bs so sw id ms jv sa ber kab kk mn ur az'.split(' '),
);

const REGIONS = 7;

/** In how many of their languages it has a first spelling: it is at home there. */
const spelledShare = (record: CatalogueName, speaks: readonly string[]): number => {
  const first = new Set(
    record.forms.filter(({ role }) => role === 'preferred').flatMap(({ langs }) => langs),
  );
  return speaks.length === 0
    ? 0
    : speaks.filter((language) => first.has(language)).length / speaks.length;
};

/** Whether a name is of the family's region, people and language. */
export function measureOrigin(
  { record }: PreparedName,
  asked: PreparedWishes,
  note: Measure,
): void {
  const { culture } = asked.wishes;
  const isOfRegion = record.cultures.includes(culture);
  const isNear = isOfRegion || record.cultures.some((each) => asked.cultures.has(each));
  if (isNear) note('region', isOfRegion ? 1 : 0.7);
  else note('elsewhere', 1);
  if (isOfRegion) {
    note('ownToRegion', 1 / record.cultures.length);
    note('laterRegion', record.cultures.indexOf(culture) / REGIONS);
  }
  const shared = record.cultures.filter((each) => asked.cultures.has(each)).length;
  note('regionsShared', shared / asked.cultures.size);
  note('ownSpellings', spelledShare(record, asked.wishes.speaks));
  const { langs } = record.origin;
  note('origin', originShare(langs, asked.origins));
  if (asked.distinctOrigins.size > 0)
    note('distinctOrigin', originShare(langs, asked.distinctOrigins));
  if (isInUse(record, asked.forms)) note('ownForm', 1);
  const isAsked = asked.askedOrigins.some(
    ({ origin, form }) =>
      langs.includes(origin) || (form !== undefined && isInUse(record, new Set([form]))),
  );
  if (isAsked)
    note('askedOrigin', asked.askedOrigins.some(({ origin }) => langs.includes(origin)) ? 1 : 0.6);
  const [first = ''] = langs;
  if (PEOPLES.has(first) && langs.every((language) => !asked.origins.has(language)))
    note('otherPeople', 1);
  if (asked.wishes.faith === 'seek') return;
  // Without a religious wish, names of the family's own language come before the shared Arabic ones.
  if (asked.native.has(first)) note('nativeUnlessReligious', 1);
}

const isInUse = (record: CatalogueName, languages: ReadonlySet<string>): boolean =>
  record.forms.some(
    ({ role, langs }) => role !== 'searchOnly' && langs.some((each) => languages.has(each)),
  );
