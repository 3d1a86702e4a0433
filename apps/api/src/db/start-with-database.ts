import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import type { OutageLog } from './outage-log.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

interface Start {
  start: () => Promise<void>;
  /** Undoes a start that did not succeed. */
  undo: () => Promise<void>;
  outages: OutageLog;
  /** Ends the wait. */
  signal: AbortSignal;
}

/**
 * Starts what needs the database. While the database is unavailable it retries with growing pauses: a process that exited would
 * be restarted again and again during a failover. Any other error is thrown. False when it was told to stop.
 */
export async function startWithDatabase({ start, undo, outages, signal }: Start): Promise<boolean> {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      await start();
      return true;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      outages.tell(error);
    }
    await undo();
    await wait(pause, undefined, { signal }).catch(() => undefined);
  }
  return false;
}
