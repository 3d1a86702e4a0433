import { type BirthTable, UNLISTED_RANK } from '../births/birth-table.ts';
import { COUNTRIES } from '../births/registers.ts';
import type { NameRecord } from '../schema/name-record.ts';
import { isClassic } from './classic.ts';
import { foreignRegisterOf } from './home-registers.ts';
import type { PopularityTable } from './popularity.ts';

const COMMONNESS_CLASSES = ['rare', 'extraordinary', 'known', 'classic'] as const;
/** A country, or all registers together. */
const COMMONNESS_PLACES = [...COUNTRIES, 'all'] as const;
export type CommonnessPlace = (typeof COMMONNESS_PLACES)[number];

export interface Commonness {
  /** Null: no register has the name, and none counts where it is at home. */
  class: (typeof COMMONNESS_CLASSES)[number] | null;
  /** Which share of the names of its sex is rarer there, in per cent. */
  rarer: number;
  /** Recent births in the country's registers; in Türkiye null. */
  births: number | null;
  /** Of ten thousand recent births of its sex in the same registers; null in Türkiye and where nothing is counted. */
  ofTenThousand: number | null;
}

const RARE_BELOW = 30;
const EXTRAORDINARY_BELOW = 60;
/** No register counts births in these regions. */
const WITHOUT_REGISTER: ReadonlySet<string> = new Set([
  'southeastAsia',
  'eastAfrica',
  'southAsia',
  'arabWorld',
]);

interface Order {
  births: number | null;
  /** Births of everybody in the same registers; 0 where they are not counted. */
  all: number;
  /** Greater is more common. */
  first: number;
  /** Decides between equals: all registers together. */
  second: number;
}

/** Places every name in the order of its sex, country by country. */
export class CommonnessTable {
  readonly #births: BirthTable;
  readonly #popularity: PopularityTable;
  readonly #names: readonly NameRecord[];
  readonly #places = new Map<string, Partial<Record<CommonnessPlace, Commonness>>>();

  constructor(births: BirthTable, popularity: PopularityTable, names: readonly NameRecord[]) {
    this.#births = births;
    this.#popularity = popularity;
    this.#names = names.filter(({ replacedBy }) => replacedBy === undefined);
    const classics = new Set(
      this.#names.filter((record) => isClassic(record, births)).map(({ id }) => id),
    );
    const weights = new Map(this.#names.map((record) => [record.id, popularity.weightOf(record)]));
    for (const place of COMMONNESS_PLACES) this.#rank(place, classics, weights);
  }

  of(id: string): Partial<Record<CommonnessPlace, Commonness>> {
    return this.#places.get(id) ?? {};
  }

  #rank(
    place: CommonnessPlace,
    classics: ReadonlySet<string>,
    weights: ReadonlyMap<string, number>,
  ) {
    const orders = new Map(
      this.#names.map((record) => [
        record.id,
        this.#orderOf(record, place, weights.get(record.id) ?? 0),
      ]),
    );
    for (const gender of ['boy', 'girl', 'unisex'] as const) {
      const rivals = this.#names.filter(
        (record) => gender === 'unisex' || [gender, 'unisex'].includes(record.gender),
      );
      const sorted = rivals
        .map(({ id }) => orders.get(id))
        .filter((order) => order !== undefined)
        .sort(byOrder);
      for (const record of rivals.filter((each) => each.gender === gender)) {
        const own = orders.get(record.id);
        if (!own) continue;
        const rarer = Math.floor((100 * countBelow(sorted, own)) / sorted.length);
        const known = this.#places.get(record.id) ?? {};
        this.#places.set(record.id, known);
        known[place] = {
          class: this.#isCounted(record, own) ? classOf(rarer, classics.has(record.id)) : null,
          rarer,
          births: own.births,
          ofTenThousand:
            own.births === null || own.all === 0
              ? null
              : Math.round((100_000 * own.births) / own.all) / 10,
        };
      }
    }
  }

  /** Undefined where a register of the country counts another name. */
  #orderOf(record: NameRecord, place: CommonnessPlace, weight: number): Order | undefined {
    if (place === 'all')
      return { births: this.#popularity.of(record).births, all: 0, first: weight, second: 0 };
    const registers = this.#births.inCountry(place);
    if (registers.every(({ kind }) => kind === 'ranks')) {
      const years = this.#births.ranksOf(record).flatMap(({ ranks }) => ranks);
      const recent = years.filter(({ year }) => year > this.#births.lastListedYear - 10);
      const best = recent.reduce((least, { rank }) => Math.min(least, rank), UNLISTED_RANK);
      return { births: null, all: 0, first: UNLISTED_RANK - best, second: weight };
    }
    const foreign = foreignRegisterOf(record, this.#births);
    const codes = new Set(registers.map(({ code }) => code));
    if (foreign !== undefined && codes.has(foreign)) return undefined;
    const series = this.#births.countedOf(record).filter(({ register }) => codes.has(register));
    const births = this.#births.sumRecent(series);
    return { births, all: this.#allRecent(codes, record), first: births, second: weight };
  }

  #allRecent(codes: ReadonlySet<string>, { gender }: NameRecord): number {
    const sexes = gender === 'unisex' ? (['boy', 'girl'] as const) : [gender];
    let all = 0;
    for (const code of codes) for (const sex of sexes) all += this.#births.allRecentIn(code, sex);
    return all;
  }

  #isCounted(record: NameRecord, { first, second }: Order): boolean {
    return (
      first > 0 || second > 0 || record.cultures.some((culture) => !WITHOUT_REGISTER.has(culture))
    );
  }
}

const byOrder = (one: Order, other: Order) => one.first - other.first || one.second - other.second;

/** How many come before it in a sorted list. */
function countBelow(sorted: readonly Order[], order: Order): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const at = sorted[middle];
    if (at && byOrder(at, order) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function classOf(rarer: number, isLongInUse: boolean): Commonness['class'] {
  if (rarer < RARE_BELOW) return 'rare';
  if (rarer < EXTRAORDINARY_BELOW) return 'extraordinary';
  return isLongInUse ? 'classic' : 'known';
}
