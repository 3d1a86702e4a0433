import type { Log } from './log.ts';

const PATIENCE_MS = 30_000;

/** Runs the cleanup once on the first stop signal and ends the process; a cleanup that hangs is cut off. */
export function onStopSignal(log: Log, shutDown: () => Promise<void>): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    try {
      await shutDown();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'shutdown failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
