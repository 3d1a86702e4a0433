const DEFAULT_CACHE_MS = 60_000;
const CAPACITY = 5_000;

interface CacheEntry {
  answer: Promise<unknown>;
  until: number;
}

/**
 * Public answers for pages, cached for a minute in this process. Concurrent callers share one call. A failure is not cached. If it may
 * concern only one caller, the others repeat the call on their own.
 */
export class LoaderCache {
  readonly #kept = new Map<string, CacheEntry>();
  readonly #concernsAskerAlone: (error: unknown) => boolean;

  constructor(isCallerSpecific: (error: unknown) => boolean) {
    this.#concernsAskerAlone = isCallerSpecific;
  }

  get<T>(
    key: string,
    load: () => Promise<T>,
    cacheMs = DEFAULT_CACHE_MS,
    now = Date.now(),
  ): Promise<T> {
    const known = this.#kept.get(key);
    if (known && known.until > now) {
      // A key names one endpoint and one call, whose answer always has the same type.
      return (known.answer as Promise<T>).catch((error: unknown) => {
        if (this.#concernsAskerAlone(error)) return load();
        throw error;
      });
    }
    const answer = load();
    const entry = { answer, until: now + cacheMs };
    this.#kept.set(key, entry);
    answer.catch(() => {
      if (this.#kept.get(key) === entry) this.#kept.delete(key);
    });
    if (this.#kept.size > CAPACITY) this.#kept.delete(this.#kept.keys().next().value ?? key);
    return answer;
  }
}
