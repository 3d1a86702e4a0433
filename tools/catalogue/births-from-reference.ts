import {
  type BirthFigures,
  type BirthSeries,
  foldedForm,
  type Homograph,
  type NameRecord,
  type RankSeries,
  type Register,
  type RegisterTotal,
  type Sex,
} from '@ismi/catalogue';
import { makeOwnerOf } from './owner-of-spelling.ts';
import type { ReferenceTables, Row } from './reference-tables.ts';

const SEX: Readonly<Record<string, Sex>> = { f: 'girl', m: 'boy' };

/** Whether births of this spelling and sex count as “core”: Muslim families bear it, others hardly do. */
function makeIsCore(knownNames: readonly Row[]) {
  const core = new Set(
    knownNames
      .filter(({ association }) => association === 'core')
      .flatMap(({ fold = '', gender = '' }) =>
        (SEX[gender] ? [SEX[gender]] : Object.values(SEX)).map((sex) => `${fold} ${sex}`),
      ),
  );
  return (folded: string, sex: Sex) => core.has(`${folded} ${sex}`);
}

/** Consecutive years from the first with births to the last; 0 where there are none. */
function toSeries(key: Omit<BirthSeries, 'firstYear' | 'counts'>, years: Map<number, number>) {
  const known = [...years.keys()];
  const firstYear = Math.min(...known);
  const length = Math.max(...known) - firstYear + 1;
  const counts = Array.from({ length }, (_, index) => years.get(firstYear + index) ?? 0);
  return { ...key, firstYear, counts };
}

/** The births of our names from the reference tables, of the registers that we may ship. */
export function birthsFrom(
  tables: ReferenceTables,
  registers: readonly Register[],
  names: readonly NameRecord[],
  homographs: readonly Homograph[],
): BirthFigures {
  const ownerOf = makeOwnerOf(names, homographs);
  const isCore = makeIsCore(tables.knownNames);
  const shipped = new Set(registers.filter(({ kind }) => kind !== 'ranks').map(({ code }) => code));
  const totals = new Map<string, RegisterTotal>();
  for (const row of tables.registerTotals) {
    const { register = '', year, gender = '', total_births } = row;
    const sex = SEX[gender];
    if (!sex || !shipped.has(register)) continue;
    totals.set(`${register} ${year} ${sex}`, {
      register,
      year: Number(year),
      sex,
      births: Number(total_births),
      coreBirths: 0,
      coreCovered: 0,
      listed: 0,
    });
  }
  const found = new Map<
    string,
    { key: Omit<BirthSeries, 'firstYear' | 'counts'>; years: Map<number, number> }
  >();
  tables.eachBirth(({ name: form = '', gender = '', register = '', year = '', births = '' }) => {
    const sex = SEX[gender];
    if (!sex || !shipped.has(register)) return;
    const total = totals.get(`${register} ${year} ${sex}`);
    if (!total) throw new Error(`no total for ${register} ${year} ${sex}`);
    const count = Number(births);
    const id = ownerOf(form, sex);
    if (isCore(foldedForm(form), sex)) {
      total.coreBirths += count;
      if (id) total.coreCovered += count;
    }
    if (!id) return;
    total.listed += count;
    const place = `${id}\t${form}\t${sex}\t${register}`;
    const own = found.get(place) ?? { key: { id, form, sex, register }, years: new Map() };
    found.set(place, own);
    own.years.set(Number(year), (own.years.get(Number(year)) ?? 0) + count);
  });
  return {
    series: [...found.values()].map(({ key, years }) => toSeries(key, years)),
    ranks: ranksFrom(tables.turkishRanksByYear, ownerOf),
    totals: [...totals.values()],
  };
}

function ranksFrom(rows: readonly Row[], ownerOf: ReturnType<typeof makeOwnerOf>): RankSeries[] {
  const owned = rows.flatMap((row) => {
    const sex = SEX[row.gender ?? ''];
    const id = sex && ownerOf(row.name ?? '', sex);
    return sex && id ? [{ row, id, sex, form: row.name ?? '' }] : [];
  });
  return [...Map.groupBy(owned, ({ id, form, sex }) => `${id}\t${form}\t${sex}`).values()].map(
    (own) => {
      const [{ id, form, sex }] = own as [(typeof own)[number]];
      return {
        id,
        form,
        sex,
        ranks: own
          .map(({ row }) => ({
            year: Number(row.year),
            rank: Number(row.rank),
            announced: row.list !== 'TÜİK top 100',
          }))
          .sort((one, other) => one.year - other.year),
      };
    },
  );
}
