import type { Figures, Statistic } from '@ismi/catalogue';

/** Which share of a source's core births resolves to a record, by any of its forms; from figures.tsv alone. */
export function coverageOf({ births, totals }: Figures): Partial<Record<Statistic, number>> {
  const core = births.filter(({ association }) => association === 'core');
  return Object.fromEntries(
    totals
      .map(({ source, coreBirths }) => {
        const covered = core
          .filter((row) => row.source === source)
          .reduce((sum, { recent }) => sum + recent, 0);
        return [source, Math.round((covered / coreBirths) * 1000) / 1000] as const;
      })
      .sort(),
  );
}
