import type { Catalogue, CatalogueName } from '@ismi/catalogue';
import { type BirthLine, parseBirthLines, SHOWN_FROM } from '@ismi/catalogue/birth-lines';
import { foldedForm } from '@ismi/catalogue/matching/fold';
import type { CountryBirths, Locale, NameMonograph } from '@ismi/contract';

type Register = Catalogue['registers'][number];
type Births = NonNullable<NameMonograph['births']>;

/** With fewer births in every recent year, a curve would show chance. */
const CURVE_FROM = 30;
const RECENT_YEARS = 10;

/** Where readers of a language live: their countries come first. */
const READER_COUNTRIES: Readonly<Record<Locale, readonly string[]>> = {
  de: ['DE', 'AT'],
  en: ['GB', 'US'],
  tr: ['DE', 'AT'],
  ar: ['DE', 'GB', 'FR'],
};

/** The years of a register that were counted by one rule. */
function yearsOf({ years, comparable }: Register): number[] {
  const first = Math.max(SHOWN_FROM, comparable?.from ?? years.first);
  const last = comparable?.to ?? years.last;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

const countIn = (lines: readonly BirthLine[], year: number): number | null =>
  lines.reduce<number | null>((sum, { firstYear, counts }) => {
    const count = counts[year - firstYear] ?? null;
    return count === null ? sum : (sum ?? 0) + count;
  }, null);

const sexesOf = ({ gender }: CatalogueName): ('boy' | 'girl')[] =>
  gender === 'unisex' ? ['boy', 'girl'] : [gender];

const totalIn = ({ years, totals }: Register, year: number, record: CatalogueName): number =>
  sexesOf(record).reduce((sum, sex) => sum + (totals[sex]?.[year - years.first] ?? 0), 0);

/** A rare name keeps two decimals: rounded to nothing it would read as never given. */
function shareOf(count: number | null, total: number): number | null {
  if (count === null || total === 0) return null;
  const share = (count / total) * 10_000;
  const scale = share < 10 ? 100 : 10;
  return Math.round(share * scale) / scale;
}

/** Without the empty years at the end. */
function trimmed(shares: readonly (number | null)[]): (number | null)[] {
  const last = shares.findLastIndex((share) => share !== null);
  return shares.slice(0, last + 1);
}

function bandOf(years: readonly number[], counts: readonly (number | null)[]) {
  const recent = years
    .map((year, index) => ({ year, count: counts[index] ?? null }))
    .slice(-RECENT_YEARS)
    .filter((told): told is { year: number; count: number } => told.count !== null);
  const numbers = recent.map(({ count }) => count);
  const most = Math.max(...numbers);
  if (most >= CURVE_FROM) return null;
  const [from = 0, until = 0] = [recent[0]?.year, recent.at(-1)?.year];
  return { from, until, least: Math.min(...numbers), most };
}

interface Measured {
  view: CountryBirths;
  recent: number;
}

function measure(
  record: CatalogueName,
  register: Register,
  { spelling, locale }: { spelling: string; locale: Locale },
): Measured | null {
  const lines = parseBirthLines(record.computed.births[register.code] ?? '');
  const allYears = yearsOf(register);
  const allCounts = allYears.map((year) => countIn(lines, year));
  const skipped = allCounts.findIndex((count) => count !== null);
  const recent = allCounts.slice(-RECENT_YEARS).filter((count) => count !== null);
  if (skipped < 0 || recent.length === 0) return null;
  const years = allYears.slice(skipped);
  const sharesOf = (own: readonly BirthLine[]) =>
    trimmed(years.map((year) => shareOf(countIn(own, year), totalIn(register, year, record))));
  const folded = foldedForm(spelling);
  const ofSpelling = lines.filter(({ form }) => foldedForm(form) === folded);
  const isAlone = ofSpelling.length === lines.length || ofSpelling.length === 0;
  const history = record.computed.history[register.country];
  return {
    recent: recent.reduce((sum, count) => sum + count, 0),
    view: {
      country: register.country,
      place: register.name[locale],
      publisher: register.publisher,
      kind: register.kind === 'residents' ? 'residents' : 'births',
      first_year: years[0] ?? 0,
      shares: sharesOf(lines),
      spelling_shares: isAlone ? null : sharesOf(ofSpelling),
      last: { year: years.at(-1) ?? 0, births: allCounts.at(-1) ?? null },
      band: bandOf(allYears, allCounts),
      trend: history?.trend ?? null,
    },
  };
}

/** Of each country the largest register that knows the name: several would differ in years and rules. */
function registersOf(record: CatalogueName, registers: readonly Register[]): Register[] {
  const known = registers
    .filter(({ code }) => record.computed.births[code] !== undefined)
    .toSorted((one, other) => other.weight - one.weight);
  return [...Map.groupBy(known, ({ country }) => country).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/** One in so many births. A large number's last digits would claim more than a register knows. */
function oneIn(share: number): number {
  const births = 10_000 / share;
  return births < 1000 ? Math.round(births) : Number(births.toPrecision(2));
}

/** What the first curve says: the last year with a figure, and the year of its greatest share. */
function findingOf(countries: readonly CountryBirths[]): Births['finding'] {
  const first = countries.find(({ band }) => band === null);
  const lastShare = first?.shares.at(-1);
  if (!first || !lastShare) return null;
  const greatest = Math.max(...first.shares.map((share) => share ?? 0));
  const lastYear = first.first_year + first.shares.length - 1;
  const peakYear = first.first_year + first.shares.indexOf(greatest);
  return {
    place: first.place,
    latest: { year: lastYear, one_in: oneIn(lastShare) },
    peak: peakYear === lastYear ? null : { year: peakYear, one_in: oneIn(greatest) },
  };
}

/** How often the name is given, country by country; null where no register of ours has a figure. */
export function birthsView(
  record: CatalogueName,
  spelling: string,
  { locale, registers }: { locale: Locale; registers: readonly Register[] },
): NameMonograph['births'] {
  const { turkishRank: rank } = record.computed;
  const own = READER_COUNTRIES[locale];
  /** Residents of a year of birth are no births, and come last. */
  const placeOf = ({ country, kind }: CountryBirths) => {
    if (kind === 'residents') return own.length + 1;
    return own.includes(country) ? own.indexOf(country) : own.length;
  };
  const countries = registersOf(record, registers)
    .flatMap((register) => measure(record, register, { spelling, locale }) ?? [])
    .toSorted((one, other) => placeOf(one.view) - placeOf(other.view) || other.recent - one.recent)
    .map(({ view }) => view);
  if (countries.length === 0 && rank === null) return null;
  return {
    spelling,
    countries,
    finding: findingOf(countries),
    turkish_rank: rank && {
      year: rank.last.year,
      rank: rank.last.rank,
      best_year: rank.best.year,
      best_rank: rank.best.rank,
    },
  };
}
