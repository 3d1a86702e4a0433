import type { Births } from '../figures.ts';
import { type Finding, finding } from '../finding.ts';
import { foldedForm } from '../matching/fold.ts';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';
import type { NameRecord } from '../schema/name-record.ts';

/** By definition, a tenth of births of the other sex in any source makes a name unisex; fewer births than this prove nothing. */
const UNISEX_SHARE = 0.1;
/** Over all sources, because each may be too small. */
const MIXED_SHARE = 0.3;
const ENOUGH_BIRTHS = 50;

const sumOf = (rows: readonly Births[]) => rows.reduce((sum, { recent }) => sum + recent, 0);

/** A note about gender with a statistic: who else has the spelling, and why the record's gender is right. */
export const hasGenderNote = ({ sources }: NameRecord): boolean =>
  sources.some(
    ({ ref, note = '' }) =>
      ref.startsWith('stat:') && /\d/.test(note) && /\b(boys?|girls?)\b/i.test(note),
  );

/** Invariant 11, by births: if many of the other sex have the spelling, a note says why. */
export function checkGender({ names, figures }: AuthoredCatalogue): Finding[] {
  const birthsOf = Map.groupBy(figures.births, ({ id }) => id);
  return names.flatMap((record) => {
    const { id, gender, forms } = record;
    if (gender === 'unisex' || hasGenderNote(record)) return [];
    const shown = new Set(
      forms
        .filter(({ role, rel }) => role !== 'searchOnly' && rel === 'same')
        .map(({ form }) => foldedForm(form)),
    );
    const rows = (birthsOf.get(id) ?? []).filter(({ form }) => shown.has(foldedForm(form)));
    const samples: [where: string, births: readonly Births[], share: number][] = [
      ...[...Map.groupBy(rows, ({ source }) => source)].map(
        ([source, births]): [string, Births[], number] => [source, births, UNISEX_SHARE],
      ),
      ['all sources together', rows, MIXED_SHARE],
    ];
    return samples.flatMap(([where, births, share]) => {
      const all = sumOf(births);
      const others = sumOf(births.filter(({ sex }) => sex !== gender));
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
