import type { Births } from '../figures.ts';
import { type Finding, finding } from '../finding.ts';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';
import type { Statistic } from '../schema/vocabulary.ts';

/** “Emir 555”: a spelling and its births. Years and ranges of years are not births. */
const FIGURE = /(?<!\p{L})(\p{Lu}[\p{L}’-]*) (\d{1,6})\b(?!-\d{4}|:| years)/gu;
const isYear = (figure: number) => figure >= 1900 && figure <= 2100;

/** Sources whose births notes add up. */
const SUMMED_SOURCES: readonly (readonly Statistic[])[] = [
  ['DE-Berlin', 'DE-Cologne'],
  ['GB', 'US'],
];

/**
 * All figures that a note may give for these rows: recent or all years, boys, girls or both, in one source or in two added
 * up.
 */
function allowedFigures(rows: readonly Births[]): Set<number> {
  const sources = [...new Set(rows.map(({ source }) => source)), ...SUMMED_SOURCES].map((source) =>
    [source].flat(),
  );
  const figures = sources.flatMap((together) =>
    (['boy', 'girl', 'both'] as const).flatMap((sex) => {
      const counted = rows.filter(
        (row) => together.includes(row.source) && (sex === 'both' || row.sex === sex),
      );
      return [
        counted.reduce((sum, { recent }) => sum + recent, 0),
        counted.reduce((sum, { all }) => sum + all, 0),
      ];
    }),
  );
  return new Set(figures);
}

/** Invariant 15, statistics: each number of births that a note gives for a form is the number of figures.tsv. */
export function checkFiguresInNotes({ names, figures }: AuthoredCatalogue): Finding[] {
  const bySpelling = Map.groupBy(figures.births, ({ form }) => form.toLowerCase());
  return names.flatMap(({ id, forms, sources }) => {
    const own = new Set(forms.map(({ form }) => form.toLowerCase()));
    return sources
      .filter(({ ref }) => ref.startsWith('stat:'))
      .flatMap(({ note = '' }) =>
        [...note.matchAll(FIGURE)].flatMap(([whole, spelling = '', digits]) => {
          const births = Number(digits);
          if (isYear(births) || !own.has(spelling.toLowerCase())) return [];
          return allowedFigures(bySpelling.get(spelling.toLowerCase()) ?? []).has(births)
            ? []
            : [finding(15, id, `a note says «${whole}», which figures.tsv does not`)];
        }),
      );
  });
}
