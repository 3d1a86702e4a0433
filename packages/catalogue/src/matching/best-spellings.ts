/** Above every kind of match. */
const NOT_REACHED = 255;

interface Reached {
  name: number;
  kind: number;
  spelling: number;
}

/**
 * Collects the names that a query reaches, each with its best spelling. Memory is reused: queries run one after the other, and
 * `take` forgets all of them.
 */
export class BestSpellings {
  readonly #kinds: Uint8Array;
  readonly #spellings: Uint32Array;
  readonly #preference: Uint32Array;
  #names: number[] = [];

  /** `preference`: of two spellings that match in the same way, the one with the lower number. */
  constructor(names: number, preference: Uint32Array) {
    this.#kinds = new Uint8Array(names).fill(NOT_REACHED);
    this.#spellings = new Uint32Array(names);
    this.#preference = preference;
  }

  get size(): number {
    return this.#names.length;
  }

  /** Lower kinds are better. */
  add(name: number, kind: number, spelling: number): void {
    const known = this.#kinds[name] ?? NOT_REACHED;
    if (kind > known || (kind === known && !this.#isPreferred(name, spelling))) return;
    if (known === NOT_REACHED) this.#names.push(name);
    this.#kinds[name] = kind;
    this.#spellings[name] = spelling;
  }

  #isPreferred(name: number, spelling: number): boolean {
    const known = this.#spellings[name] ?? 0;
    return (this.#preference[spelling] ?? 0) < (this.#preference[known] ?? 0);
  }

  /** The names with the lowest `placeOf`, in that order. */
  take(limit: number, placeOf: (name: number, kind: number) => number): Reached[] {
    const place = (name: number): number => placeOf(name, this.#kinds[name] ?? NOT_REACHED);
    const places = Float64Array.from(this.#names, place).sort();
    const last = places[Math.min(limit, places.length) - 1] ?? -1;
    const best = this.#names
      .filter((name) => place(name) <= last)
      .sort((a, b) => place(a) - place(b) || a - b)
      .slice(0, limit)
      .map((name) => ({
        name,
        kind: this.#kinds[name] ?? NOT_REACHED,
        spelling: this.#spellings[name] ?? 0,
      }));
    for (const name of this.#names) this.#kinds[name] = NOT_REACHED;
    this.#names = [];
    return best;
  }
}
