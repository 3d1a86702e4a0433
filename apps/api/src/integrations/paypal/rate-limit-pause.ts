import type { Clock } from '../../lib/clock.ts';

/** PayPal publishes no limits; after a 429 it gets no requests for at least this long. */
const LEAST_MS = 30_000;
/** Jitter: processes that were refused together must not retry together. */
const SPREAD_MS = 15_000;

export interface RateLimitPause {
  isOn(): boolean;
  /** With the Retry-After of the answer in seconds, if any. */
  begin(retryAfter: string | null): void;
}

export function makeRateLimitPause(clock: Clock): RateLimitPause {
  let until = 0;
  return {
    isOn: () => clock.now().getTime() < until,
    begin(retryAfter) {
      const askedMs = Number(retryAfter ?? 0) * 1000;
      const pauseMs = Math.max(LEAST_MS, Number.isFinite(askedMs) ? askedMs : 0);
      until = Math.max(until, clock.now().getTime() + pauseMs + Math.random() * SPREAD_MS);
    },
  };
}
