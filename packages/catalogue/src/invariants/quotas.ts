import type { NameRecord } from '../schema/name-record.ts';
import { CULTURES, THEMES } from '../schema/vocabulary.ts';

const ENOUGH = 12;

export interface QuotaGap {
  gender: 'boy' | 'girl';
  culture: string;
  theme: string;
  names: number;
}

/** Invariant 16, a report and not a failure: twelve names, appropriate or better, for each gender, culture and theme. */
export function findQuotaGaps(names: readonly NameRecord[]): QuotaGap[] {
  const good = names.filter(({ islamic }) =>
    ['recommended', 'appropriate'].includes(islamic.verdict),
  );
  return (['boy', 'girl'] as const).flatMap((gender) =>
    CULTURES.flatMap((culture) =>
      THEMES.map((theme) => ({
        gender,
        culture,
        theme,
        names: good.filter((record) => {
          const own = record.genderByCulture?.[culture] ?? record.gender;
          return (
            (own === gender || own === 'unisex') &&
            record.cultures.includes(culture) &&
            record.themes.includes(theme)
          );
        }).length,
      })).filter((gap) => gap.names < ENOUGH),
    ),
  );
}
