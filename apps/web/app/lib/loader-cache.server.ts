const KEPT_MS = 60_000;
const CAPACITY = 5_000;

interface Kept {
  answer: Promise<unknown>;
  until: number;
}

/**
 * Public answers for pages, kept for a minute in this process: a thousand visitors of one page are one call.
 * Whoever comes while it is under way waits for the same call. A failure is not kept.
 */
export class LoaderCache {
  readonly #kept = new Map<string, Kept>();

  get<T>(key: string, load: () => Promise<T>, keptMs = KEPT_MS, now = Date.now()): Promise<T> {
    const known = this.#kept.get(key);
    // A key names one endpoint and one call, whose answer always has the same type.
    if (known && known.until > now) return known.answer as Promise<T>;
    const answer = load();
    this.#kept.set(key, { answer, until: now + keptMs });
    answer.catch(() => this.#kept.delete(key));
    if (this.#kept.size > CAPACITY) this.#kept.delete(this.#kept.keys().next().value ?? key);
    return answer;
  }
}
