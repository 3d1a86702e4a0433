const KEPT_MS = 60_000;
const CAPACITY = 5_000;

interface Kept {
  answer: Promise<unknown>;
  until: number;
}

/**
 * Public answers for pages, kept for a minute in this process: a thousand visitors of one page are one call.
 * Whoever comes while it is under way waits for the same call. A failure is not kept, and not shared either where it may concern
 * one asker alone: then everybody else who waits asks once more, on their own.
 */
export class LoaderCache {
  readonly #kept = new Map<string, Kept>();
  readonly #concernsAskerAlone: (error: unknown) => boolean;

  constructor(concernsAskerAlone: (error: unknown) => boolean) {
    this.#concernsAskerAlone = concernsAskerAlone;
  }

  get<T>(key: string, load: () => Promise<T>, keptMs = KEPT_MS, now = Date.now()): Promise<T> {
    const known = this.#kept.get(key);
    if (known && known.until > now) {
      // A key names one endpoint and one call, whose answer always has the same type.
      return (known.answer as Promise<T>).catch((error: unknown) => {
        if (this.#concernsAskerAlone(error)) return load();
        throw error;
      });
    }
    const answer = load();
    const kept = { answer, until: now + keptMs };
    this.#kept.set(key, kept);
    answer.catch(() => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
    });
    if (this.#kept.size > CAPACITY) this.#kept.delete(this.#kept.keys().next().value ?? key);
    return answer;
  }
}
