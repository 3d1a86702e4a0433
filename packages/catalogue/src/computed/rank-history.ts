import { type BirthTable, RECENT_YEARS, UNLISTED_RANK } from '../births/birth-table.ts';
import type { NameRecord } from '../schema/name-record.ts';
import { GENERATION_AGO, type History, UNKNOWN, WINDOW } from './history-terms.ts';

/** Between two windows, the mean rank improves or worsens by a fifth. */
const CHANGED_RANK = 0.8;

function rankTrend(before: number, now: number): History['trend'] {
  if (before === UNLISTED_RANK && now === UNLISTED_RANK) return null;
  if (now <= CHANGED_RANK * before) return 'rising';
  return before <= CHANGED_RANK * now ? 'falling' : 'steady';
}

function rankCurrency(isNow: boolean, isThen: boolean): History['currency'] {
  if (isNow && isThen) return 'both';
  if (isNow) return 'now';
  return isThen ? 'then' : null;
}

/** From ranks instead of shares: Türkiye. */
export function rankHistory(record: NameRecord, table: BirthTable): History {
  const ranks = table.listedRanksOf(record);
  if (ranks.length === 0) return UNKNOWN;
  const best = new Map<number, number>();
  for (const { year, rank } of ranks)
    best.set(year, Math.min(rank, best.get(year) ?? UNLISTED_RANK));
  const last = table.lastListedYear;
  const mean = (from: number, to: number) => {
    let sum = 0;
    for (let year = from; year <= to; year += 1) sum += best.get(year) ?? UNLISTED_RANK;
    return sum / (to - from + 1);
  };
  const [before, now] = [mean(last - 2 * WINDOW + 1, last - WINDOW), mean(last - WINDOW + 1, last)];
  const isListed = (from: number, to: number) =>
    [...best.keys()].some((year) => year >= from && year <= to);
  const isNow = isListed(last - RECENT_YEARS + 1, last);
  const isThen = isListed(last - GENERATION_AGO.from, last - GENERATION_AGO.to);
  const peak = [...best].sort(([, one], [, other]) => one - other)[0]?.[0] ?? null;
  return {
    trend: rankTrend(before, now),
    peak,
    currency: rankCurrency(isNow, isThen),
  };
}
