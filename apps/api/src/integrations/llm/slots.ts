import { type ModelCaller, ModelFault } from './port.ts';

/** Share of a process's slots that only paid questions may use. */
const RESERVED_FOR_PAID = 0.4;
/** More would not get a slot in time. */
const MAX_WAITING = 500;

interface Waiting {
  caller: ModelCaller;
  admit(): void;
  refuse(): void;
}

const noSlotFault = (): ModelFault =>
  new ModelFault('away', new Error('too many questions at once'), false);

/** Paid questions first, then callers with the fewest unpaid questions today, then in order of arrival. */
const goesBefore = (one: ModelCaller, other: ModelCaller): boolean =>
  one.isPaid === other.isPaid ? (one.unpaidToday ?? 0) < (other.unpaidToday ?? 0) : one.isPaid;

/**
 * The slots of this process. Some are reserved for paid questions. A question that finds no slot waits for one, at most
 * `patienceMs`. Because the queue is ordered, many unpaid questions of one caller do not block others.
 */
export function makeSlots(atOnce: number, patienceMs: number) {
  const unpaidSlots = Math.max(1, Math.floor(atOnce * (1 - RESERVED_FOR_PAID)));
  const underWay = { paid: 0, free: 0 };
  const waiting: Waiting[] = [];

  const kindOf = ({ isPaid }: ModelCaller) => (isPaid ? 'paid' : 'free');
  const hasRoom = ({ isPaid }: ModelCaller): boolean =>
    underWay.paid + underWay.free < atOnce && (isPaid || underWay.free < unpaidSlots);

  function admitWaiting(): void {
    for (let next = 0; next < waiting.length; ) {
      const one = waiting[next];
      if (one && hasRoom(one.caller)) {
        waiting.splice(next, 1);
        one.admit();
      } else next += 1;
    }
  }

  function occupy(caller: ModelCaller): () => void {
    underWay[kindOf(caller)] += 1;
    return () => {
      underWay[kindOf(caller)] -= 1;
      admitWaiting();
    };
  }

  function waitFor(caller: ModelCaller, waitMs: number): Promise<() => void> {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(one), 1);
      one.refuse();
    }, waitMs);
    const one: Waiting = {
      caller,
      admit() {
        clearTimeout(timer);
        resolve(occupy(caller));
      },
      refuse() {
        clearTimeout(timer);
        reject(noSlotFault());
      },
    };
    const place = waiting.findIndex((other) => goesBefore(caller, other.caller));
    waiting.splice(place === -1 ? waiting.length : place, 0, one);
    if (waiting.length > MAX_WAITING) waiting.pop()?.refuse();
    return promise;
  }

  return {
    /** Returns a function that releases the slot; throws a ModelFault when none became free within `patienceMs` or `mostMs`. */
    async take(caller: ModelCaller, mostMs = patienceMs): Promise<() => void> {
      if (hasRoom(caller)) return occupy(caller);
      const waitMs = Math.min(patienceMs, mostMs);
      if (waitMs <= 0) throw noSlotFault();
      return waitFor(caller, waitMs);
    },
  };
}
