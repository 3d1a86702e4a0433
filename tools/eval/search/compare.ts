import type { NameForms } from '@ismi/catalogue/matching/name-index';
import { judge, type Marks, type Question } from './judge.ts';
import {
  doubleMetaphoneRival,
  foldedRows,
  fuseRival,
  miniSearchRival,
  type Rival,
} from './rivals.ts';
import { withTrigramRival } from './trigram-rival.ts';

const QUESTIONS_PER_RIVAL = 200;
/** Fuse.js scans every spelling for every question. */
const QUESTIONS_FOR_FUSE = 40;

/** At most this many items, evenly spread. */
function sampleOf<T>(items: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.floor(items.length / most));
  return items.filter((_, index) => index % step === 0).slice(0, most);
}

/** The same questions to other libraries with the same names; a reason if one could not run. */
export async function compareRivals(
  names: readonly NameForms[],
  questions: readonly Question[],
  ours: Rival,
): Promise<Record<string, Marks | string>> {
  const rows = foldedRows(names);
  const asked = sampleOf(questions, QUESTIONS_PER_RIVAL);
  return {
    ours: await judge(asked, ours),
    pg_trgm:
      (await withTrigramRival(rows, (rival) => judge(asked, rival))) ??
      'skipped: this PostgreSQL has no pg_trgm',
    'double-metaphone': await judge(asked, doubleMetaphoneRival(rows)),
    minisearch: await judge(asked, miniSearchRival(rows)),
    'fuse.js': await judge(sampleOf(asked, QUESTIONS_FOR_FUSE), fuseRival(rows)),
  };
}
