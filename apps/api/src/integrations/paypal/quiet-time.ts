import type { Clock } from '../../lib/clock.ts';

/** PayPal publishes no limits; it is left alone at least this long once it has asked for it. */
const LEAST_MS = 30_000;
/** Processes that were refused together must not come back together. */
const SPREAD_MS = 15_000;

export interface QuietTime {
  isOn(): boolean;
  /** With the Retry-After of the answer, in seconds, when it had one. */
  begin(retryAfter: string | null): void;
}

export function makeQuietTime(clock: Clock): QuietTime {
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
