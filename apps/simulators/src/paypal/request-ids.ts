import { createHash } from 'node:crypto';
import { DAY, HOUR, type SimulatedClock } from './clock.ts';
import { unprocessable, WireError } from './wire-error.ts';

/** How long PayPal remembers a PayPal-Request-Id. */
export const KEPT = { orders: 6 * HOUR, payments: 45 * DAY } as const;

interface Known {
  content: string;
  /** Undefined while the first call is still at work. */
  madeId: string | undefined;
  until: number;
}

export interface RequestIds {
  /**
   * What an earlier call with this id has made, or undefined for the first, which must then say `made` or `failed`.
   * A twin of a call that is still at work is refused.
   */
  begin(key: string, content: unknown, keptFor: number): string | undefined;
  made(key: string, id: string): void;
  failed(key: string): void;
}

export function makeRequestIds(clock: SimulatedClock): RequestIds {
  const known = new Map<string, Known>();
  return {
    begin(key, content, keptFor) {
      const hash = createHash('sha256')
        .update(JSON.stringify(content ?? {}))
        .digest('hex');
      const earlier = known.get(key);
      if (!earlier || earlier.until <= clock.now()) {
        known.set(key, { content: hash, madeId: undefined, until: clock.now() + keptFor });
        return undefined;
      }
      if (earlier.madeId === undefined) throw new WireError(409, 'PREVIOUS_REQUEST_IN_PROGRESS');
      if (earlier.content !== hash) throw unprocessable('DUPLICATE_REQUEST_ID');
      return earlier.madeId;
    },
    made(key, id) {
      const entry = known.get(key);
      if (entry) entry.madeId = id;
    },
    failed: (key) => void known.delete(key),
  };
}
