import { type BirthTable, RECENT_YEARS } from '../births/birth-table.ts';
import { COUNTRIES, type Country } from '../births/registers.ts';
import type { NameRecord } from '../schema/name-record.ts';
import { GENERATION_AGO, type History, UNKNOWN, WINDOW } from './history-terms.ts';
import { rankHistory } from './rank-history.ts';
import { Shares } from './shares.ts';

const RISING = 1.25;
const FALLING = 0.8;
const ENOUGH_BIRTHS = 20;
const ENOUGH_FOR_A_PEAK = 50;
/** Between half and double, a name belongs to both generations. */
const CHANGED = 2;
/** Two shares differ by more than chance at about one in twenty. */
const SIGNIFICANT = 2;

function trendOf(
  shares: Shares,
  { first, last }: { first: number; last: number },
): History['trend'] {
  const length = Math.min(WINDOW, Math.floor((last - first + 1) / 2));
  if (length < 2) return null;
  const late = [last - length + 1, last] as const;
  const early = [last - 2 * length + 1, last - length] as const;
  const births = [shares.birthsIn(...early), shares.birthsIn(...late)] as const;
  const totals = [shares.totalIn(...early), shares.totalIn(...late)] as const;
  if (births[0] + births[1] < ENOUGH_BIRTHS || totals[0] === 0 || totals[1] === 0) return null;
  const [before, now] = [births[0] / totals[0], births[1] / totals[1]];
  const pooled = (births[0] + births[1]) / (totals[0] + totals[1]);
  const error = Math.sqrt(pooled * (1 / totals[0] + 1 / totals[1]));
  if (Math.abs(now - before) < SIGNIFICANT * error) return 'steady';
  if (now >= RISING * before) return 'rising';
  return now <= FALLING * before ? 'falling' : 'steady';
}

function peakOf(shares: Shares, { first, last }: { first: number; last: number }): number | null {
  if (shares.birthsIn(first, last) < ENOUGH_FOR_A_PEAK) return null;
  let peak = { year: first, share: -1 };
  for (let year = first + 1; year < last; year += 1) {
    const share = shares.shareIn(year - 1, year + 1);
    if (share > peak.share) peak = { year, share };
  }
  return peak.share > 0 ? peak.year : null;
}

function currencyOf(shares: Shares, { first, last }: { first: number; last: number }) {
  if (first > last - GENERATION_AGO.from) return null;
  const now = shares.shareIn(last - RECENT_YEARS + 1, last);
  const then = shares.shareIn(last - GENERATION_AGO.from, last - GENERATION_AGO.to);
  const births =
    shares.birthsIn(last - GENERATION_AGO.from, last - GENERATION_AGO.to) +
    shares.birthsIn(last - RECENT_YEARS + 1, last);
  if (births < ENOUGH_BIRTHS) return null;
  if (now >= CHANGED * then) return 'now';
  return now * CHANGED <= then ? 'then' : 'both';
}

/** The largest register of a country is the one whose years are compared; several would differ in years and rules. */
const leadingRegister = (table: BirthTable, country: Country) =>
  table.inCountry(country).toSorted((one, other) => other.weight - one.weight)[0];

function historyIn(record: NameRecord, country: Country, table: BirthTable): History {
  const register = leadingRegister(table, country);
  if (!register) return UNKNOWN;
  if (register.kind === 'ranks') return rankHistory(record, table);
  const years = table.yearsOf(register.code);
  const comparable = {
    first: register.comparable?.from ?? years.first,
    last: register.comparable?.to ?? years.last,
  };
  const shares = new Shares(record, table, register.code);
  return {
    trend: trendOf(shares, comparable),
    peak: peakOf(shares, comparable),
    currency: currencyOf(shares, comparable),
  };
}

export const historiesOf = (
  record: NameRecord,
  table: BirthTable,
): Partial<Record<Country, History>> =>
  Object.fromEntries(
    COUNTRIES.map((country) => [country, historyIn(record, country, table)] as const).filter(
      ([, { trend, peak, currency }]) => trend || peak || currency,
    ),
  );
