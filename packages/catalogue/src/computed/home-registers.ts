import type { BirthSeries } from '../births/birth-files.ts';
import { type BirthTable, isOwnSex } from '../births/birth-table.ts';
import type { Country } from '../births/registers.ts';
import type { NameRecord } from '../schema/name-record.ts';
import type { Culture } from '../schema/vocabulary.ts';

/** Where families of a culture register many births. In the US the same spelling is mostly given by others. */
const HOMES: Readonly<Record<Culture, readonly Country[]>> = {
  turkeyAsia: ['TR', 'DE', 'AT', 'CH', 'BE', 'FR', 'SE'],
  arabWorld: ['DE', 'FR', 'BE', 'GB', 'SE', 'NO', 'AT'],
  northAfrica: ['FR', 'BE', 'DE'],
  southAsia: ['GB', 'NO'],
  balkans: ['DE', 'AT', 'CH', 'SE', 'NO'],
  eastAfrica: ['GB', 'SE', 'NO', 'FR'],
  southeastAsia: [],
};

/** What every figure of a name asks for is found once for each record. */
function foundOnce<Found>(find: (record: NameRecord, table: BirthTable) => Found) {
  const known = new WeakMap<BirthTable, Map<NameRecord, Found>>();
  return (record: NameRecord, table: BirthTable): Found => {
    const ofTable = known.get(table) ?? new Map<NameRecord, Found>();
    known.set(table, ofTable);
    const found = ofTable.has(record) ? (ofTable.get(record) as Found) : find(record, table);
    ofTable.set(record, found);
    return found;
  };
}

/** The register that has most of a name's recent births although no culture of the name is at home there; or undefined. */
export const foreignRegisterOf = foundOnce(findForeignRegister);

function findForeignRegister(record: NameRecord, table: BirthTable): string | undefined {
  const shown = table.shownOf(record);
  const all = table.sumRecent(shown);
  const homes = new Set(record.cultures.flatMap((culture) => HOMES[culture]));
  const foreign = table.registers.filter(({ country }) => !homes.has(country));
  return foreign.find(
    ({ code }) => table.sumRecent(shown.filter(({ register }) => register === code)) * 2 > all,
  )?.code;
}

/** Without the foreign register that has most of the births. */
export const withoutForeign = (
  series: readonly BirthSeries[],
  foreign: string | undefined,
): BirthSeries[] => series.filter(({ register }) => register !== foreign);

/**
 * Without registers where the spelling is mostly given to the other sex although no culture of the name is at home there: Dian is a
 * girl in Java; the boys of Manchester bear another name.
 */
export const withoutOtherNames = foundOnce(findOwnSeries);

function findOwnSeries(record: NameRecord, table: BirthTable): BirthSeries[] {
  const series = withoutForeign(table.shownOf(record), foreignRegisterOf(record, table));
  if (record.gender === 'unisex') return series;
  const homes = new Set(record.cultures.flatMap((culture) => HOMES[culture]));
  const ofOthers = table.registers.filter(({ country, code }) => {
    if (homes.has(country)) return false;
    const births = series.filter(({ register }) => register === code);
    const own = births.filter((each) => isOwnSex(record, each));
    return table.sumRecent(own) * 2 < table.sumRecent(births);
  });
  const left = new Set(ofOthers.map(({ code }) => code));
  return series.filter(({ register }) => !left.has(register));
}
