import { CHOICE_FAULTS } from './choose-names.ts';

/** Faults of the model or the network. A user triggers one by writing it in double square brackets, or after `simulate`. */
const FAULTS = [
  'timeout',
  'slow',
  'rate-limited',
  'down',
  'garbage',
  'truncated',
  'wrong-shape',
  'refusal',
  'unknown',
  ...CHOICE_FAULTS,
] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultOrder {
  fault: Fault;
  /** Number of requests; unlimited if missing. */
  times?: number;
  /** Value of the retry-after header for `rate-limited`, in seconds. */
  retryAfter: number;
  /** Delay of `slow`. */
  slowMs: number;
}

const WHOLE_NUMBERS = ['times', 'retryAfter', 'slowMs'] as const;
const DEFAULTS = { retryAfter: 20, slowMs: 3_000 };

const isFault = (value: unknown): value is Fault => FAULTS.some((fault) => fault === value);

/** Parses the body of the control endpoint; throws if it is invalid. */
export function parseFaultOrder(text: string): FaultOrder {
  const given: unknown = JSON.parse(text);
  if (typeof given !== 'object' || given === null)
    throw new Error('a fault order must be an object');
  const { fault, ...numbers } = given as Record<string, unknown>; // its fields are checked below
  if (!isFault(fault)) throw new Error(`a fault is one of ${FAULTS.join(', ')}`);
  const order: FaultOrder = { fault, ...DEFAULTS };
  for (const name of WHOLE_NUMBERS) {
    const value = numbers[name];
    if (value === undefined) continue;
    if (!Number.isInteger(value) || Number(value) < 0)
      throw new Error(`${name} must be a whole number`);
    order[name] = Number(value);
  }
  return order;
}

/** A fault written in the text of a request. */
export function findFaultInText(words: string): FaultOrder | undefined {
  const fault = FAULTS.find(
    (name) => words.includes(`[[${name}]]`) || words.includes(`simulate ${name}`),
  );
  return fault && { fault, ...DEFAULTS };
}

/** Holds the ordered fault until it has happened often enough. */
export function createFaultQueue() {
  let current: FaultOrder | undefined;
  return {
    set: (order: FaultOrder | undefined) => {
      current = order && { ...order };
    },
    next(): FaultOrder | undefined {
      const order = current;
      if (order?.times !== undefined) {
        if (order.times === 0) return undefined;
        order.times -= 1;
      }
      return order && { ...order };
    },
  };
}
