import type { Form, NameRecord } from '../schema/name-record.ts';
import { type Spelling, spellingOf } from './closeness.ts';
import { foldedForm, strictForm } from './fold.ts';
import { postingsInSteps } from './postings.ts';
import { type Candidate, Ranking, type StoredForm } from './ranking.ts';
import { mapInSteps, runSteps, type Steps } from './steps.ts';
import { keysOf, searchTiers } from './tiers.ts';

/** A name for the search: all its spellings in every script, and its popularity (0 to 100). */
export interface NameForms {
  readonly nameId: string;
  readonly forms: readonly Pick<Form, 'form' | 'role'>[];
  readonly popularity: number;
  readonly gender: NameRecord['gender'];
}

export interface Found {
  /** Set if the query is the strict or folded form of exactly one name. */
  readonly certain?: string;
  /** The likeliest names, best first. */
  readonly candidates: readonly Candidate[];
}

interface FindOptions {
  readonly limit?: number;
  /** Searches as if this spelling were not stored: tests whether unknown spellings are found. */
  readonly asIfWithout?: string;
}

export interface NameIndex {
  readonly names: number;
  readonly spellings: number;
  /** Every spelling, those of popular names first; for other indexes on the same spellings. */
  readonly stored: readonly StoredForm[];
  readonly find: (query: string, options?: FindOptions) => Found;
  /**
   * Like `find`, but only names with these letters, strict or folded. Takes microseconds for any query: for callers who know
   * the name.
   */
  readonly findSpelling: (query: string) => Found;
}

const LIMIT = 5;
/** Longer than any name; also limits the cost of a request. */
const LONGEST_QUERY = 60;
/** Farther matches are not returned: of 4,658 spellings of known names, one was farther. */
const FARTHEST = 0.7;
const STORED_READINGS = 3;
const QUERY_READINGS = 5;

/** The largest bonus for popularity: enough to decide between equal sounds and letters. */
const POPULARITY_WEIGHT = 0.12;
/** Of two names with the same spelling, the one it belongs to more. */
const LESS_USUAL: Readonly<Record<Form['role'], number>> = {
  preferred: 0,
  accepted: 0.01,
  searchOnly: 0.03,
};

function storedForms({ nameId, forms, popularity, gender }: NameForms): StoredForm[] {
  const stored = new Map<string, StoredForm>();
  for (const { form, role } of forms) {
    const spelling = spellingOf(form, STORED_READINGS, gender === 'girl');
    const prior = (POPULARITY_WEIGHT * popularity) / 100 - LESS_USUAL[role];
    if (spelling.folded && !stored.has(spelling.strict))
      stored.set(spelling.strict, { nameId, form, prior, ...spelling });
  }
  return [...stored.values()];
}

/**
 * Only the same letters are certain. A query without diacritics may mean every name with the same plain letters; one with
 * diacritics means exactly itself.
 */
function certainOf(
  candidates: readonly Candidate[],
  query: Pick<Spelling, 'strict' | 'folded'>,
): string | undefined {
  const strict = candidates.filter(({ via }) => via === 'strict');
  const same = candidates.filter(({ via }) => via === 'strict' || via === 'folded');
  const meant = strict.length > 0 && query.strict !== query.folded ? strict : same;
  return meant.length === 1 ? meant[0]?.nameId : undefined;
}

const lettersOf = (text: string) => ({ strict: strictForm(text), folded: foldedForm(text) });
/** Compares letters only, without sounds. */
const WITHOUT_SOUNDS = { readings: [], inArabic: false, showsVowels: true } as const;

/** Builds an immutable index: a new catalogue version gets a new index, while running searches finish on the old one. */
export const buildNameIndex = (names: Iterable<NameForms>): NameIndex =>
  runSteps(nameIndexInSteps(names));

export function* nameIndexInSteps(names: Iterable<NameForms>): Steps<NameIndex> {
  // Postings keep this order, so that a very common key returns the popular names.
  const byPopularity = [...names].sort((a, b) => b.popularity - a.popularity);
  const stored = (yield* mapInSteps(byPopularity, storedForms)).flat();
  const postings = yield* postingsInSteps(yield* mapInSteps(stored, keysOf));
  const longest = stored.reduce((most, { folded }) => Math.max(most, folded.length), 0);
  yield;
  const byFolded = Map.groupBy(stored.keys(), (number) => stored[number]?.folded);
  yield;
  return {
    names: new Set(stored.map(({ nameId }) => nameId)).size,
    spellings: stored.length,
    stored,
    find: (text, { limit = LIMIT, asIfWithout } = {}) => {
      const typed = text.slice(0, 2 * LONGEST_QUERY);
      // Checked before reading, which is expensive: one character may fold to eighteen.
      const { length } = foldedForm(typed);
      if (length === 0 || length > LONGEST_QUERY) return { candidates: [] };
      const query = spellingOf(typed, QUERY_READINGS);
      const leaveOut = asIfWithout === undefined ? undefined : foldedForm(asIfWithout);
      const ranking = new Ranking(query, stored, leaveOut);
      searchTiers(query, { postings, longest }, ranking);
      const candidates = ranking.candidates().filter(({ score }) => score >= FARTHEST);
      return { certain: certainOf(candidates, query), candidates: candidates.slice(0, limit) };
    },
    findSpelling: (text) => {
      const query = lettersOf(text.slice(0, 2 * LONGEST_QUERY));
      const ranking = new Ranking({ ...query, ...WITHOUT_SOUNDS }, stored, undefined);
      ranking.consider(new Set(byFolded.get(query.folded)));
      const candidates = ranking.candidates();
      return { certain: certainOf(candidates, query), candidates };
    },
  };
}
