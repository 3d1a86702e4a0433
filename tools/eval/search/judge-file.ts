import type { NameForms, NameIndex } from '@ismi/catalogue/matching/name-index';
import { judge, type Marks, type Question, questionsOf } from './judge.ts';
import { type RowKind, readRows } from './rows.ts';

/** The parts of a file's evaluation; `heldOut` searches a spelling as if it were not stored. */
type Part = 'spellings' | 'heldOut' | 'script' | 'typos' | 'heldOutScript' | 'twoTypos';

interface Threshold {
  readonly mark: 'recall1' | 'recall5' | 'falselyConfident';
  readonly atLeast?: number;
  readonly atMost?: number;
}

interface Judged {
  readonly kinds: readonly RowKind[];
  readonly heldOut: boolean;
  readonly thresholds: readonly Threshold[];
}

const PARTS: Readonly<Record<Part, Judged>> = {
  spellings: {
    kinds: ['spelling', 'alias'],
    heldOut: false,
    thresholds: [
      { mark: 'recall1', atLeast: 0.97 },
      { mark: 'recall5', atLeast: 0.99 },
      { mark: 'falselyConfident', atMost: 0.01 },
    ],
  },
  heldOut: {
    kinds: ['spelling'],
    heldOut: true,
    thresholds: [
      { mark: 'recall1', atLeast: 0.96 },
      { mark: 'recall5', atLeast: 0.99 },
    ],
  },
  script: {
    kinds: ['script'],
    heldOut: false,
    thresholds: [
      { mark: 'recall1', atLeast: 0.99 },
      { mark: 'recall5', atLeast: 0.99 },
    ],
  },
  typos: { kinds: ['typo'], heldOut: false, thresholds: [{ mark: 'recall5', atLeast: 0.93 }] },
  heldOutScript: { kinds: ['script'], heldOut: true, thresholds: [] },
  twoTypos: { kinds: ['worse'], heldOut: false, thresholds: [] },
};

export interface FileReport {
  readonly questions: readonly Question[];
  readonly contested: readonly string[];
  readonly marks: Readonly<Partial<Record<Part, Marks>>>;
  readonly findings: readonly string[];
}

const misses = (marks: Marks, { mark, atLeast = 0, atMost = 1 }: Threshold): boolean =>
  marks[mark] < atLeast || marks[mark] > atMost;

/** Evaluates one file. `skipContested` leaves out spellings that the catalogue assigns to another record. */
export async function judgeFile(
  path: string,
  names: readonly NameForms[],
  index: NameIndex,
  { skipContested = false } = {},
): Promise<FileReport> {
  const all = questionsOf(readRows(path), names);
  const questions = skipContested ? all.filter(({ contested }) => !contested) : all;
  const marks: Partial<Record<Part, Marks>> = {};
  const findings = all.length === 0 ? [`${path} asks for no name of the catalogue`] : [];
  // The keys of PARTS are its type's.
  for (const [part, { kinds, heldOut, thresholds }] of Object.entries(PARTS) as [Part, Judged][]) {
    const asked = questions.filter(({ row }) => kinds.includes(row.kind));
    if (asked.length === 0) continue;
    const result = await judge(
      asked,
      (query) => index.find(query, heldOut ? { asIfWithout: query } : {}).candidates,
    );
    marks[part] = result;
    for (const threshold of thresholds.filter((each) => misses(result, each)))
      findings.push(`${path}: ${part}: ${threshold.mark} is ${result[threshold.mark]}`);
  }
  const contested = all.filter((question) => question.contested).map(({ row }) => row.query);
  return { questions, contested, marks, findings };
}
