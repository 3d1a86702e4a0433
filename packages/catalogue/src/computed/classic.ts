import { type BirthTable, RANKS } from '../births/birth-table.ts';
import type { NameRecord } from '../schema/name-record.ts';
import { foreignRegisterOf } from './home-registers.ts';
import { Shares } from './shares.ts';

/** Four windows of ten years, the last of them the register's last. */
const DECADES = 4;
const LEAST_IN_A_DECADE = 5;
/** Among the births of this catalogue, so that growing communities do not look like a fashion. */
const STEADY_SHARE = 0.2;
const CLASSIC_LIST_YEARS = 20;
const CLASSIC_SINCE = 1985;

function isClassicIn(record: NameRecord, table: BirthTable, register: string): boolean {
  const { first, last } = table.yearsOf(register);
  if (last - first + 1 < DECADES * 10) return false;
  const shares = new Shares(record, table, register);
  const decades = Array.from({ length: DECADES }, (_, index) => {
    const to = last - index * 10;
    return { births: shares.birthsIn(to - 9, to), share: shares.shareIn(to - 9, to, 'listed') };
  });
  const greatest = Math.max(...decades.map(({ share }) => share));
  return decades.every(
    ({ births, share }) => births >= LEAST_IN_A_DECADE && share >= STEADY_SHARE * greatest,
  );
}

/** In use for four decades without being a fashion: in Türkiye's yearly hundred, or in a register of that length. */
export function isClassic(record: NameRecord, table: BirthTable): boolean {
  const listed = table.listedRanksOf(record).map(({ year }) => year);
  const isTurkishOnly = record.cultures.every((culture) => culture === 'turkeyAsia');
  if (new Set(listed).size >= CLASSIC_LIST_YEARS && Math.min(...listed) <= CLASSIC_SINCE)
    return true;
  // Ada is old in Europe and new in Türkiye.
  if (isTurkishOnly && listed.length > 0) return false;
  const foreign = foreignRegisterOf(record, table);
  return table.registers.some(
    ({ code }) => code !== RANKS && code !== foreign && isClassicIn(record, table, code),
  );
}
