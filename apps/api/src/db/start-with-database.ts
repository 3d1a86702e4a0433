import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from './database-away.ts';
import type { OutageLog } from './outage-log.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

interface Start {
  start: () => Promise<void>;
  /** Takes back what a start has begun that did not succeed. */
  undo: () => Promise<void>;
  outages: OutageLog;
  /** Ends the wait. */
  signal: AbortSignal;
}

/**
 * Starts what needs the database. While that is away it tries again, with longer and longer pauses: a process that ended
 * instead would be started over and over during a failover. Any other fault is thrown. False when it was told to stop.
 */
export async function startWithDatabase({ start, undo, outages, signal }: Start): Promise<boolean> {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      await start();
      return true;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      outages.tell(error);
    }
    await undo();
    await wait(pause, undefined, { signal }).catch(() => undefined);
  }
  return false;
}
