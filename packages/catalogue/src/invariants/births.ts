import { type Finding, finding } from '../finding.ts';
import { foldedForm } from '../matching/fold.ts';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';

/** Invariant 18: births belong to spellings of their record, and add up to what totals.tsv says for each register and year. */
export function checkBirths({ names, births, registers }: AuthoredCatalogue): Finding[] {
  const forms = new Map(
    names.map((record) => [record.id, new Set(record.forms.map(({ form }) => foldedForm(form)))]),
  );
  const strays = [...births.series, ...births.ranks].filter(
    ({ id, form }) => !forms.get(id)?.has(foldedForm(form)),
  );
  const sums = new Map<string, number>();
  for (const { register, sex, firstYear, counts } of births.series)
    counts.forEach((count, index) => {
      const place = `${register} ${firstYear + index} ${sex}`;
      sums.set(place, (sums.get(place) ?? 0) + count);
    });
  const wrong = births.totals.filter(
    ({ register, year, sex, listed, births: all }) =>
      (sums.get(`${register} ${year} ${sex}`) ?? 0) !== listed || listed > all,
  );
  const told = new Set(
    births.totals.map(({ register, year, sex }) => `${register} ${year} ${sex}`),
  );
  const untold = [...sums.keys()].filter((place) => !told.has(place));
  const codes = new Set(registers.map(({ code }) => code));
  const unknown = births.totals.filter(({ register }) => !codes.has(register));
  return [
    ...strays.map(({ id, form }) =>
      finding(18, id, `births of ${form}, which is none of its forms`),
    ),
    ...wrong.map(({ register, year, sex }) =>
      finding(18, `births/${register}.tsv`, `${year} ${sex}: does not add up to totals.tsv`),
    ),
    ...untold.map((place) => finding(18, 'totals.tsv', `${place}: births without a total`)),
    ...unknown.map(({ register }) =>
      finding(18, 'totals.tsv', `no register is called ${register}`),
    ),
  ];
}
