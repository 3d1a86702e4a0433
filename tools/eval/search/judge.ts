import { foldedForm, strictForm } from '@ismi/catalogue/matching/fold';
import type { NameForms } from '@ismi/catalogue/matching/name-index';
import type { EvalRow } from './rows.ts';

/** A search result: names, best first, with scores if available. */
export interface Answer {
  readonly nameId: string;
  readonly score?: number;
}

/** A row whose name is in the catalogue. */
export interface Question {
  readonly row: EvalRow;
  readonly right: ReadonlySet<string>;
  /** The letters belong to other records and not to the expected one. */
  readonly contested: boolean;
}

const CONFIDENT_SCORE = 0.9;
const CONFIDENT_MARGIN = 0.05;

/** Which names have a form, after normalization. */
function holdersIn(names: readonly NameForms[], shape: (form: string) => string) {
  const holders = new Map<string, Set<string>>();
  for (const { nameId, forms } of names)
    for (const { form } of forms) {
      const key = shape(form);
      holders.set(key, (holders.get(key) ?? new Set()).add(nameId));
    }
  return (form: string): readonly string[] => [...(holders.get(shape(form)) ?? [])];
}

/** The rows whose name is in the catalogue, with the correct records. */
export function questionsOf(rows: readonly EvalRow[], names: readonly NameForms[]): Question[] {
  const holdersOf = holdersIn(names, strictForm);
  const claimantsOf = holdersIn(names, foldedForm);
  return rows.flatMap((row) => {
    const expected = holdersOf(row.expected);
    if (expected.length === 0) return [];
    const right = new Set([...expected, ...row.alsoRight.flatMap(holdersOf)]);
    const holders = holdersOf(row.query);
    const claimants = holders.length > 0 ? holders : claimantsOf(row.query);
    const contested = claimants.length > 0 && !claimants.some((nameId) => right.has(nameId));
    return [{ row, right, contested }];
  });
}

export interface Marks {
  readonly rows: number;
  readonly recall1: number;
  readonly recall5: number;
  /** Share of rows with a confident but wrong answer. */
  readonly falselyConfident: number;
  readonly p50: number;
  readonly p99: number;
  readonly missed: readonly string[];
}

const isConfident = ([first, second]: readonly Answer[]): boolean =>
  first?.score !== undefined &&
  first.score >= CONFIDENT_SCORE &&
  first.score - (second?.score ?? 0) >= CONFIDENT_MARGIN;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Runs every question and counts. */
export async function judge(
  questions: readonly Question[],
  ask: (query: string) => readonly Answer[] | Promise<readonly Answer[]>,
): Promise<Marks> {
  const times: number[] = [];
  const missed: string[] = [];
  let first = 0;
  let amongFive = 0;
  let falselyConfident = 0;
  for (const { row, right } of questions) {
    const start = performance.now();
    const answer = ask(row.query);
    const answers = Array.isArray(answer) ? answer : await answer;
    times.push(performance.now() - start);
    const place = answers.findIndex(({ nameId }) => right.has(nameId));
    if (place === 0) first += 1;
    else missed.push(`${row.query} is ${row.expected}, not ${answers[0]?.nameId ?? 'unknown'}`);
    if (place >= 0 && place < 5) amongFive += 1;
    if (place !== 0 && isConfident(answers)) falselyConfident += 1;
  }
  times.sort((a, b) => a - b);
  const share = (count: number): number => round(count / Math.max(1, questions.length), 4);
  const timeAt = (part: number): number => round(times[Math.floor(times.length * part)] ?? 0, 3);
  return {
    rows: questions.length,
    recall1: share(first),
    recall5: share(amongFive),
    falselyConfident: share(falselyConfident),
    p50: timeAt(0.5),
    p99: timeAt(0.99),
    missed,
  };
}
