import { closenessOf, type Spelling, type Via } from './closeness.ts';

/** A spelling in the index. */
export interface StoredForm extends Spelling {
  readonly nameId: string;
  readonly form: string;
  /** Bonus of its role and its name's popularity. */
  readonly prior: number;
}

export interface Candidate {
  readonly nameId: string;
  /** The stored spelling that is closest to the query. */
  readonly form: string;
  /**
   * Includes the bonus for popularity and for the second closest spelling. 1.2 and more: the same letters; 1: the same
   * sounds; below: less similar.
   */
  readonly score: number;
  readonly via: Via;
}

/** A name that is close in two spellings is more likely meant than one that is close in one by chance. */
const SECOND_SPELLING_WEIGHT = 0.05;

/** Ranks the candidates of the search; each name counts by its closest spelling, and a little by the next. */
export class Ranking {
  /** Closeness of the closest spelling, without popularity. */
  closest = 0;
  readonly #query: Spelling;
  readonly #stored: readonly StoredForm[];
  readonly #leaveOut: string | undefined;
  readonly #seen = new Set<number>();
  readonly #best = new Map<string, Candidate>();
  /** Closeness of each name's second closest spelling. */
  readonly #second = new Map<string, number>();

  /** `leaveOut`: a folded form that is treated as not stored. */
  constructor(query: Spelling, stored: readonly StoredForm[], leaveOut: string | undefined) {
    this.#query = query;
    this.#stored = stored;
    this.#leaveOut = leaveOut;
  }

  consider(numbers: ReadonlySet<number>): void {
    for (const number of numbers) {
      if (this.#seen.has(number)) continue;
      this.#seen.add(number);
      const stored = this.#stored[number];
      if (stored && stored.folded !== this.#leaveOut) this.#compare(stored);
    }
  }

  #compare(stored: StoredForm): void {
    const { score, via } = closenessOf(this.#query, stored);
    this.closest = Math.max(this.closest, score);
    const total = score + stored.prior;
    const { nameId, form } = stored;
    const best = this.#best.get(nameId)?.score ?? 0;
    this.#second.set(nameId, Math.max(this.#second.get(nameId) ?? 0, Math.min(total, best)));
    if (total > best) this.#best.set(nameId, { nameId, form, score: total, via });
  }

  /** Best first; ties by id, so that results are deterministic. */
  candidates(): Candidate[] {
    return [...this.#best.values()]
      .map((best) => ({
        ...best,
        score: best.score + SECOND_SPELLING_WEIGHT * (this.#second.get(best.nameId) ?? 0),
      }))
      .sort((a, b) => b.score - a.score || (a.nameId < b.nameId ? -1 : 1));
  }
}
