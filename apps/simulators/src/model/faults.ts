/** What a model, or the way to it, can do wrong. A person sets one off by writing it in double square brackets, or after `simulate`. */
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
  'wrong-language',
  'invented-names',
  'injection',
  'echo',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface Order {
  fault: Fault;
  /** For so many requests; for all that come when it is not given. */
  times?: number;
  /** What `rate-limited` tells the caller, in seconds. */
  retryAfter: number;
  /** How long `slow` takes. */
  slowMs: number;
}

const WHOLE_NUMBERS = ['times', 'retryAfter', 'slowMs'] as const;
const CALM = { retryAfter: 20, slowMs: 3_000 };

const isFault = (value: unknown): value is Fault => FAULTS.some((fault) => fault === value);

/** What the control endpoint was sent; throws when it makes no sense. */
export function orderIn(text: string): Order {
  const given: unknown = JSON.parse(text);
  if (typeof given !== 'object' || given === null) throw new Error('an order is an object');
  const { fault, ...numbers } = given as Record<string, unknown>; // its fields are checked below
  if (!isFault(fault)) throw new Error(`a fault is one of ${FAULTS.join(', ')}`);
  const order: Order = { fault, ...CALM };
  for (const name of WHOLE_NUMBERS) {
    const value = numbers[name];
    if (value === undefined) continue;
    if (!Number.isInteger(value) || Number(value) < 0) throw new Error(`${name} is no number`);
    order[name] = Number(value);
  }
  return order;
}

/** A fault that somebody has written into the words of a request. */
export function faultWritten(words: string): Order | undefined {
  const fault = FAULTS.find(
    (name) => words.includes(`[[${name}]]`) || words.includes(`simulate ${name}`),
  );
  return fault && { fault, ...CALM };
}

/** What was ordered, until it has been carried out as often as it should. */
export function makeOrders() {
  let current: Order | undefined;
  return {
    set: (order: Order | undefined) => {
      current = order && { ...order };
    },
    next(): Order | undefined {
      const order = current;
      if (order?.times !== undefined) {
        if (order.times === 0) return undefined;
        order.times -= 1;
      }
      return order && { ...order };
    },
  };
}
