/** The simulator's clock: real time, until a test moves it forward. */
export interface SimulatedClock {
  now(): number;
  advance(milliseconds: number): void;
}

export function simulatedClock(): SimulatedClock {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    advance(milliseconds) {
      ahead += milliseconds;
    },
  };
}

/** PayPal's timestamps have no milliseconds. */
export const isoTime = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
