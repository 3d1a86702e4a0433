import { closenessOf, type Spelling, type Via } from './closeness.ts';

/** A spelling in the index. */
export interface StoredForm extends Spelling {
  readonly nameId: string;
  readonly form: string;
  /** What its role and the popularity of its name add to its closeness. */
  readonly prior: number;
}

export interface Candidate {
  readonly nameId: string;
  /** The stored spelling that came closest to what was typed. */
  readonly form: string;
  /** With what its name's popularity and its second closest spelling add. 1.2 and more: the same letters; 1: the same sounds; below: less and less alike. */
  readonly score: number;
  readonly via: Via;
}

/** A name that comes close in two of its spellings is likelier meant than one that does so by chance in one. */
const SECOND_SPELLING_WEIGHT = 0.05;

/** Ranks what the search brings in, however often and from wherever; each name counts by its closest spelling, and a little by the next. */
export class Ranking {
  /** How close the closest spelling came, popularity aside. */
  closest = 0;
  readonly #query: Spelling;
  readonly #stored: readonly StoredForm[];
  readonly #leaveOut: string | undefined;
  readonly #seen = new Set<number>();
  readonly #best = new Map<string, Candidate>();
  /** How close each name's second closest spelling came. */
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

  /** Best first; where nothing else decides, by id, so that the same catalogue always answers alike. */
  candidates(): Candidate[] {
    return [...this.#best.values()]
      .map((best) => ({
        ...best,
        score: best.score + SECOND_SPELLING_WEIGHT * (this.#second.get(best.nameId) ?? 0),
      }))
      .sort((a, b) => b.score - a.score || (a.nameId < b.nameId ? -1 : 1));
  }
}
