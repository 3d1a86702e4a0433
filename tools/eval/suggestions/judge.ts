import type { CatalogueName } from '@ismi/catalogue';
import type { SuggestedName, SuggestionList } from '@ismi/contract';
import type { EvaluationCase } from './forms.ts';
import {
  commonnessIn,
  hasLetter,
  ipasOf,
  lengthOf,
  mayBeLeftOut,
  meanSimilarity,
  satisfiesHard,
  similarity,
  spellingsIn,
} from './independent-rules.ts';

export interface PipelineAnswer {
  promise: { expected: number };
  batch: SuggestionList | null;
}

const TEN = 10;
const ARABIC = /\p{Script=Arabic}/u;

/** The counters over all questionnaires of one writer. */
export const newMarks = () => ({
  forms: 0,
  names: 0,
  unverified: 0,
  broken: 0,
  duplicates: 0,
  differingFacts: 0,
  few: 0,
  fewIncomplete: 0,
  promisesBroken: 0,
  many: 0,
  manyFull: 0,
  wrongScript: 0,
  byModel: 0,
  reasonsByModel: 0,
  threeAlike: 0,
  ownSimilarity: 0,
  popularSimilarity: 0,
  compared: 0,
});
export type Marks = ReturnType<typeof newMarks>;

/** Number of facts that differ from the catalogue. */
function differing(told: SuggestedName, record: CatalogueName, { locale }: EvaluationCase): number {
  const facts: [unknown, readonly unknown[]][] = [
    [told.name, spellingsIn(record, locale)],
    [told.name_ar, [record.script.ar]],
    [told.meaning, [record.meaning[locale]]],
    [told.origin, [record.origin.text[locale]]],
    [told.description, [record.description[locale]]],
    [told.gender, [record.gender]],
    [told.length, [lengthOf(told.name, locale)]],
    [told.popularity, [commonnessIn(record, locale)?.class ?? null]],
    [told.popularity_births, [commonnessIn(record, locale)?.births ?? null]],
    [told.islamic_verdict, [record.islamic.verdict]],
    [told.ipa, ipasOf(record, locale)],
    [JSON.stringify(told.quran), [JSON.stringify(record.quran.refs)]],
  ];
  return facts.filter(([said, known]) => !known.includes(said)).length;
}

/** Names that must be in a list if it is not full, and those that may be: how the family spells a name decides about its letter. */
function fittingNames({ form, locale }: EvaluationCase, catalogue: readonly CatalogueName[]) {
  const fitsAs = (record: CatalogueName) => (shown: string) =>
    satisfiesHard(record, shown, form, locale);
  const possible = catalogue.filter((record) => spellingsIn(record, locale).some(fitsAs(record)));
  const certain = possible.filter(
    (record) => spellingsIn(record, locale).every(fitsAs(record)) && !mayBeLeftOut(record, form),
  );
  return { possible, certain };
}

const alikeIn = (names: readonly CatalogueName[]): number =>
  names.filter((a) => names.filter((b) => b !== a && similarity(a, b) >= 0.73).length > 1).length;

/** Judges one list by the raw catalogue. */
export function judgeList(
  asked: EvaluationCase,
  { promise, batch }: PipelineAnswer,
  catalogue: readonly CatalogueName[],
  marks: Marks,
): void {
  const { form, locale } = asked;
  const byId = new Map(catalogue.map((record) => [record.id, record]));
  const { possible, certain } = fittingNames(asked, catalogue);
  marks.forms += 1;
  if (
    promise.expected !== (batch?.suggestions.length ?? 0) ||
    promise.expected < Math.min(TEN, certain.length) ||
    promise.expected > possible.length
  )
    marks.promisesBroken += 1;
  if (!batch) {
    if (certain.length > 0) marks.fewIncomplete += 1;
    return;
  }
  const told = batch.suggestions;
  const records = told.flatMap(({ name_id }) => (name_id && byId.get(name_id)) || []);
  const ids = new Set(told.map(({ name_id, name }) => name_id ?? name));
  marks.names += told.length;
  marks.byModel += batch.writer === 'model' ? 1 : 0;
  marks.duplicates += told.length - ids.size;
  for (const each of told) {
    const record = each.name_id ? byId.get(each.name_id) : undefined;
    marks.reasonsByModel += each.reason_by === 'model' ? 1 : 0;
    marks.wrongScript += ARABIC.test(each.reason) === (locale === 'ar') ? 0 : 1;
    if (!record) {
      marks.unverified += 1;
      const fits = !each.verified && !form.religious && hasLetter(each.name, form, locale);
      marks.broken += fits ? 0 : 1;
      continue;
    }
    marks.broken += satisfiesHard(record, each.name, form, locale) ? 0 : 1;
    marks.differingFacts += differing(each, record, asked);
  }
  if (certain.length < TEN) {
    marks.few += 1;
    const isFull = told.length === TEN;
    marks.fewIncomplete += isFull || certain.every(({ id }) => ids.has(id)) ? 0 : 1;
    return;
  }
  marks.many += 1;
  marks.manyFull += told.length === TEN ? 1 : 0;
  marks.threeAlike += alikeIn(records) > 0 ? 1 : 0;
  if (certain.length === TEN) return;
  const popular = certain
    .toSorted((a, b) => b.computed.popularity.score - a.computed.popularity.score)
    .slice(0, TEN);
  marks.compared += 1;
  marks.ownSimilarity += meanSimilarity(records);
  marks.popularSimilarity += meanSimilarity(popular);
}
