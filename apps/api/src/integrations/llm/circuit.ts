/** Whether to ask at all somebody who keeps failing. */
export interface Circuit {
  /** False: not now. True may mean that this one is the probe. */
  mayTry(): boolean;
  heard(succeeded: boolean): void;
  readonly isOpen: boolean;
}

const REMEMBERED = 20;
const FEWEST = 5;
const TOO_MANY = 0.5;
const REST_MS = 15_000;

/**
 * Opens when half of the last answers failed; lets one question through after a rest, and closes when it is answered. `now` in
 * milliseconds.
 */
export function makeCircuit(now: () => number = () => performance.now()): Circuit {
  let outcomes: boolean[] = [];
  let restUntil: number | undefined;
  let isProbing = false;
  return {
    get isOpen() {
      return restUntil !== undefined;
    },
    mayTry() {
      if (restUntil === undefined) return true;
      if (isProbing || now() < restUntil) return false;
      isProbing = true;
      return true;
    },
    heard(succeeded) {
      if (restUntil !== undefined) {
        isProbing = false;
        outcomes = [];
        restUntil = succeeded ? undefined : now() + REST_MS;
        return;
      }
      outcomes = [...outcomes, succeeded].slice(-REMEMBERED);
      const failed = outcomes.filter((outcome) => !outcome).length;
      if (outcomes.length >= FEWEST && failed >= TOO_MANY * outcomes.length)
        restUntil = now() + REST_MS;
    },
  };
}
