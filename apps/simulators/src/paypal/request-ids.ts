import { createHash } from 'node:crypto';
import { DAY, HOUR, type SimulatedClock } from './clock.ts';
import { unprocessable, WireError } from './wire-error.ts';

/** How long PayPal remembers a PayPal-Request-Id. */
export const RETENTION = { orders: 6 * HOUR, payments: 45 * DAY } as const;

interface RememberedRequest {
  content: string;
  /** Undefined while the first call is still running. */
  madeId: string | undefined;
  until: number;
}

export interface RequestIds {
  /**
   * The id that an earlier call with this key created, or undefined for the first call, which must then call `made` or
   * `failed`. Throws while the first call is still running.
   */
  begin(key: string, content: unknown, keptFor: number): string | undefined;
  made(key: string, id: string): void;
  failed(key: string): void;
}

export function makeRequestIds(clock: SimulatedClock): RequestIds {
  const remembered = new Map<string, RememberedRequest>();
  return {
    begin(key, content, keptFor) {
      const hash = createHash('sha256')
        .update(JSON.stringify(content ?? {}))
        .digest('hex');
      const earlier = remembered.get(key);
      if (!earlier || earlier.until <= clock.now()) {
        remembered.set(key, { content: hash, madeId: undefined, until: clock.now() + keptFor });
        return undefined;
      }
      if (earlier.madeId === undefined) throw new WireError(409, 'PREVIOUS_REQUEST_IN_PROGRESS');
      if (earlier.content !== hash) throw unprocessable('DUPLICATE_REQUEST_ID');
      return earlier.madeId;
    },
    made(key, id) {
      const entry = remembered.get(key);
      if (entry) entry.madeId = id;
    },
    failed: (key) => void remembered.delete(key),
  };
}
