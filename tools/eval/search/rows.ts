import { readFileSync } from 'node:fs';

/**
 * A question with its right answer. `spelling`: a real spelling of the name; `script`: the name in Arabic letters or with
 * other diacritics; `alias`: the same person in another tradition (Joseph), which sounds different; `typo`: one typo;
 * `worse`: two typos, counted and not judged.
 */
export type RowKind = 'spelling' | 'script' | 'alias' | 'typo' | 'worse';

export interface EvalRow {
  readonly query: string;
  readonly kind: RowKind;
  /** The record with this spelling is expected. */
  readonly expected: string;
  /** Records with one of these are right too: the spelling belongs to several names. */
  readonly alsoRight: readonly string[];
}

type Cells = Readonly<Record<string, string>>;

/** Kinds of search-eval.tsv and types of search-pairs.tsv. */
const KINDS: Readonly<Record<string, RowKind>> = {
  canon: 'spelling',
  variant: 'spelling',
  script: 'script',
  alias: 'alias',
  typo1: 'typo',
  typo2: 'worse',
  'arabic-script': 'script',
  diacritics: 'script',
  'typo-drop': 'typo',
  'typo-dup': 'typo',
  'typo-key': 'typo',
  'typo-swap': 'typo',
};
/** Groups that a program guessed cannot judge a program. */
const JUDGED_GROUPINGS = ['curated', 'synthetic'];

function readTable(path: string): Cells[] {
  const [header = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const columns = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

const namesIn = (list: string): string[] => list.split(',').filter(Boolean);

function fromEvalColumns(table: readonly Cells[]): EvalRow[] {
  const canonicalOf = new Map(table.map(({ name_id, canonical }) => [name_id, canonical]));
  return table.flatMap(({ query = '', canonical = '', kind = '', accepted_ids = '' }) => {
    const known = KINDS[kind];
    const alsoRight = namesIn(accepted_ids).flatMap((id) => canonicalOf.get(id) ?? []);
    return known ? [{ query, kind: known, expected: canonical, alsoRight }] : [];
  });
}

function fromPairColumns(table: readonly Cells[]): EvalRow[] {
  return table.flatMap(
    ({ query = '', expected = '', type = '', grouping = '', ambiguous = '' }) => {
      const known = KINDS[type];
      // An ambiguous spelling belongs to other names too: those listed, and a name that is spelled exactly so.
      const alsoRight = ambiguous ? [...namesIn(ambiguous.split('also=')[1] ?? ''), query] : [];
      return known && JUDGED_GROUPINGS.includes(grouping)
        ? [{ query, kind: known, expected, alsoRight }]
        : [];
    },
  );
}

/** Reads a file with the columns of search-eval.tsv or of search-pairs.tsv. */
export function readRows(path: string): EvalRow[] {
  const table = readTable(path);
  const [first] = table;
  if (first && 'canonical' in first) return fromEvalColumns(table);
  if (first && 'expected' in first) return fromPairColumns(table);
  throw new Error(`${path} has neither a column "canonical" nor "expected".`);
}
