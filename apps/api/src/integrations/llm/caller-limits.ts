import { BoundedMap } from '../../lib/bounded-map.ts';

/** Questions of one account at the same time, those that wait for a slot included. */
export const CONCURRENT_QUESTIONS = 3;
/** After this many failures in a row, an account's questions are refused for a while. */
const FAILURES = 5;
const COOL_DOWN_MS = 60_000;
const REMEMBERED_ACCOUNTS = 10_000;

interface Failures {
  inRow: number;
  coolDownUntil: number;
}

/** Limits of one account: questions at the same time, and a cool-down after failures in a row. `now` in milliseconds. */
export function makeCallerLimits(now: () => number = () => performance.now()) {
  const underWay = new Map<string, number>();
  const failures = new BoundedMap<string, Failures>(REMEMBERED_ACCOUNTS);
  return {
    /** Takes a slot, or returns why there is none. A slot that was taken must be released. */
    take(accountId: string): 'taken' | 'busy' | 'coolingDown' {
      if (now() < (failures.get(accountId)?.coolDownUntil ?? 0)) return 'coolingDown';
      const taken = underWay.get(accountId) ?? 0;
      if (taken >= CONCURRENT_QUESTIONS) return 'busy';
      underWay.set(accountId, taken + 1);
      return 'taken';
    },
    release(accountId: string): void {
      const left = (underWay.get(accountId) ?? 1) - 1;
      if (left > 0) underWay.set(accountId, left);
      else underWay.delete(accountId);
    },
    recordOutcome(accountId: string, succeeded: boolean): void {
      const inRow = succeeded ? 0 : (failures.get(accountId)?.inRow ?? 0) + 1;
      if (inRow === 0 && !failures.get(accountId)) return;
      const isTooMany = inRow >= FAILURES;
      failures.set(accountId, {
        inRow: isTooMany ? 0 : inRow,
        coolDownUntil: isTooMany ? now() + COOL_DOWN_MS : 0,
      });
    },
  };
}

export type CallerLimits = ReturnType<typeof makeCallerLimits>;
