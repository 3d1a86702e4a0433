/** Circuit breaker: stops asking a model that keeps failing. Failures are counted by account, so that one account cannot open it for the others. */
export interface Circuit {
  /** False: do not ask now. True may mean that this question is a probe, so `recordOutcome` must follow. */
  mayTry(accountId: string): boolean;
  recordOutcome(accountId: string, succeeded: boolean): void;
  readonly isOpen: boolean;
}

/** The latest outcome of this many accounts counts, one for each account. */
const REMEMBERED_ACCOUNTS = 20;
const MIN_ACCOUNTS = 5;
const FAILURE_SHARE = 0.5;
/** Older outcomes are ignored. */
const OUTCOME_LIFETIME_MS = 5 * 60_000;
const COOL_DOWN_MS = 15_000;
/** Probes at the same time, each of a different account: one slow account does not keep the circuit open. */
const PROBES = 3;

interface Outcome {
  succeeded: boolean;
  at: number;
}

/**
 * Opens when at least five accounts have a recent outcome and half of those outcomes are failures. After a cool-down each account
 * may probe; an account whose probe fails waits again. The first success closes the circuit. `now` in milliseconds.
 */
export function makeCircuit(now: () => number = () => performance.now()): Circuit {
  /** While open: when the first probes are allowed. */
  let probesFrom: number | undefined;
  const outcomes = new Map<string, Outcome>();
  /** While open: accounts with a probe under way, and until when an account whose probe failed must wait. */
  const probing = new Set<string>();
  const coolingDown = new Map<string, number>();

  function remember(accountId: string, succeeded: boolean): void {
    // A map keeps the order of insertion: the account with the newest outcome comes last.
    outcomes.delete(accountId);
    outcomes.set(accountId, { succeeded, at: now() });
    for (const [account, { at }] of outcomes)
      if (outcomes.size > REMEMBERED_ACCOUNTS || at < now() - OUTCOME_LIFETIME_MS)
        outcomes.delete(account);
  }

  function close(): void {
    probesFrom = undefined;
    outcomes.clear();
    probing.clear();
    coolingDown.clear();
  }

  return {
    get isOpen() {
      return probesFrom !== undefined;
    },
    mayTry(accountId) {
      if (probesFrom === undefined) return true;
      for (const [account, until] of coolingDown) if (until <= now()) coolingDown.delete(account);
      const isTooEarly = now() < probesFrom || coolingDown.has(accountId);
      if (isTooEarly || probing.has(accountId) || probing.size >= PROBES) return false;
      probing.add(accountId);
      return true;
    },
    recordOutcome(accountId, succeeded) {
      if (probesFrom !== undefined) {
        if (!probing.delete(accountId)) return; // asked before it opened
        if (succeeded) close();
        else coolingDown.set(accountId, now() + COOL_DOWN_MS);
        return;
      }
      remember(accountId, succeeded);
      const failed = [...outcomes.values()].filter((outcome) => !outcome.succeeded).length;
      if (outcomes.size >= MIN_ACCOUNTS && failed >= FAILURE_SHARE * outcomes.size) {
        probesFrom = now() + COOL_DOWN_MS;
        outcomes.clear();
      }
    },
  };
}
