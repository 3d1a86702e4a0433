import type { Clock } from '../../src/lib/clock.ts';

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

/** Time stands still until a test moves it. A Tuesday noon in Berlin. */
export function testClock(start = new Date('2026-11-17T11:00:00Z')): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}
