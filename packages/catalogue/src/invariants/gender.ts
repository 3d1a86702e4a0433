import type { BirthSeries } from '../births/birth-files.ts';
import { BirthTable } from '../births/birth-table.ts';
import { foreignRegisterOf, withoutForeign } from '../computed/home-registers.ts';
import { type Finding, finding } from '../finding.ts';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';
import type { NameRecord } from '../schema/name-record.ts';

/** By definition, a tenth of births of the other sex in any source makes a name unisex; fewer births than this prove nothing. */
const UNISEX_SHARE = 0.1;
/** Over all sources, because each may be too small. */
const MIXED_SHARE = 0.3;
const ENOUGH_BIRTHS = 50;

/** A note about gender: who else has the spelling, and why the record's gender is right. The figures stand in the births. */
export const hasGenderNote = ({ sources }: NameRecord): boolean =>
  sources.some(({ ref, note = '' }) => ref.startsWith('stat:') && /\b(boys?|girls?)\b/i.test(note));

/** Invariant 11, by births: if many of the other sex have the spelling, a note says why. */
export function checkGender({ names, registers, births }: AuthoredCatalogue): Finding[] {
  const table = new BirthTable(registers, births);
  return names.flatMap((record) => {
    const { id, gender } = record;
    if (gender === 'unisex' || hasGenderNote(record)) return [];
    const rows = withoutForeign(table.shownOf(record), foreignRegisterOf(record, table));
    const samples: [where: string, series: readonly BirthSeries[], share: number][] = [
      ...[...Map.groupBy(rows, ({ register }) => register)].map(
        ([register, series]): [string, BirthSeries[], number] => [register, series, UNISEX_SHARE],
      ),
      ['all registers together', rows, MIXED_SHARE],
    ];
    return samples.flatMap(([where, series, share]) => {
      const all = table.sumRecent(series);
      const others = table.sumRecent(series.filter(({ sex }) => sex !== gender));
      return all >= ENOUGH_BIRTHS && others >= share * all
        ? [
            finding(
              11,
              id,
              `is ${gender}, but ${others} of ${all} births in ${where} are not, and no note says why`,
            ),
          ]
        : [];
    });
  });
}
