/** Counts hits per key in fixed windows, in this process only; bounded, so that a flood of addresses cannot fill the memory. */
export class WindowCounter {
  readonly #windows = new Map<string, { hits: number; endsAt: number }>();
  readonly #capacity: number;

  constructor(capacity = 20_000) {
    this.#capacity = capacity;
  }

  hit(key: string, windowMs: number, now: number, hits = 1): { current: number; ttl: number } {
    const known = this.#windows.get(key);
    const open = known && known.endsAt > now ? known : { hits: 0, endsAt: now + windowMs };
    open.hits += hits;
    // Setting it again moves the key to the end: the first key of the map is the least recently seen.
    this.#windows.delete(key);
    this.#windows.set(key, open);
    if (this.#windows.size > this.#capacity)
      this.#windows.delete(this.#windows.keys().next().value ?? key);
    return { current: open.hits, ttl: open.endsAt - now };
  }
}
