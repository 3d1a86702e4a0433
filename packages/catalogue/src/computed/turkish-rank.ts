import type { BirthTable } from '../births/birth-table.ts';
import type { NameRecord } from '../schema/name-record.ts';

interface YearlyRank {
  year: number;
  rank: number;
}

export interface TurkishRank {
  /** The last year in which the name stood in the yearly hundred, or was announced among the first. */
  last: YearlyRank;
  /** Its best place, and the first year in which it stood there. */
  best: YearlyRank;
}

/** Türkiye publishes places and no numbers; null where the name never stood in its list. */
export function turkishRankOf(record: NameRecord, table: BirthTable): TurkishRank | null {
  const ranks = table.ranksOf(record).flatMap((each) => each.ranks);
  const [last] = ranks.toSorted((one, other) => other.year - one.year || one.rank - other.rank);
  const [best] = ranks.toSorted((one, other) => one.rank - other.rank || one.year - other.year);
  const placeOf = ({ year, rank }: YearlyRank) => ({ year, rank });
  return last && best ? { last: placeOf(last), best: placeOf(best) } : null;
}
