import { RANKS } from '../births/birth-table.ts';
import { type Finding, finding } from '../finding.ts';
import { foldedForm } from '../matching/fold.ts';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';
import { quranText } from '../quran/quran-text.ts';
import type { Form } from '../schema/name-record.ts';

const VERSES = /^quran:(\d+):(\d+)(?:-(\d+))?$/;
const STATISTIC = /^stat:(.+)$/;
/** Collections are cited by number, and each number has an entry; other works by a place that only a reader can look up. */
const WITH_PLACE = /^([a-z-]+):(.+)$/;

function makeResolver({ sources, births }: AuthoredCatalogue) {
  const known = new Map(sources.map((source) => [source.id, source]));
  const collections = new Set(
    sources.filter(({ kind }) => kind === 'hadith').map(({ id }) => id.split(':')[0]),
  );
  const rows = [...births.series, ...births.ranks.map((row) => ({ ...row, register: RANKS }))];
  const counted = new Set(rows.map(({ form, register }) => `${foldedForm(form)} ${register}`));
  return (ref: string, forms: readonly Form[]): boolean => {
    const verses = VERSES.exec(ref);
    if (verses) {
      const [, sura, from, to = from] = verses;
      return (
        Number(from) <= Number(to) &&
        [from, to].every((verse) => quranText().wordsOf(`${sura}:${verse}`) !== undefined)
      );
    }
    const statistic = STATISTIC.exec(ref)?.[1];
    if (statistic) return forms.some(({ form }) => counted.has(`${foldedForm(form)} ${statistic}`));
    if (known.has(ref)) return true;
    const work = WITH_PLACE.exec(ref)?.[1] ?? '';
    return known.get(work)?.kind === 'work' && !collections.has(work);
  };
}

/** Invariant 15: every citation is an existing verse, a figure of ours for this name, or an entry of sources.json. */
export function checkSources(catalogue: AuthoredCatalogue): Finding[] {
  const resolves = makeResolver(catalogue);
  const { names, rules } = catalogue;
  return [
    ...names.flatMap(({ id, forms, sources, islamic }) =>
      [...sources.map(({ ref }) => ref), ...(islamic.views ?? []).map(({ source }) => source)]
        .filter((ref) => !resolves(ref, forms))
        .map((ref) => finding(15, id, `${ref} leads nowhere`)),
    ),
    ...rules.flatMap(({ code, sources, views }) =>
      [...sources, ...views.map(({ source }) => source)]
        .filter((ref) => !resolves(ref, []))
        .map((ref) => finding(15, `rules.json ${code}`, `${ref} leads nowhere`)),
    ),
  ];
}

/** Entries that no record and no rule cites: the list must not contain unused entries. */
export function findUnusedSources({ sources, names, rules }: AuthoredCatalogue): string[] {
  const cited = new Set(
    [
      ...names.flatMap(({ sources: own, islamic }) => [
        ...own.map(({ ref }) => ref),
        ...(islamic.views ?? []).map(({ source }) => source),
      ]),
      ...rules.flatMap(({ sources: own, views }) => [...own, ...views.map(({ source }) => source)]),
    ].flatMap((ref) => [ref, ref.split(':')[0]]),
  );
  return sources.map(({ id }) => id).filter((id) => !cited.has(id));
}
