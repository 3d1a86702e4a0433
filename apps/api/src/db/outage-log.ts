import { setInterval } from 'node:timers';
import type { Clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const ASK_EVERY_MS = 1_000;

export interface OutageLog {
  /** True when the error means that the database is unavailable; it then needs no further log line. */
  tell(error: unknown): boolean;
  close(): void;
}

/** Logs one line when the database goes away and one when it is back, however many queries fail in between. */
export function outageLog(
  databaseAnswers: () => Promise<boolean>,
  { log, clock }: { log: Log; clock: Clock },
): OutageLog {
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const begin = (error: unknown) => {
    const since = clock.now().getTime();
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ reason }, 'database unavailable');
    const askAgain = async () => {
      if (!(await databaseAnswers()) || !timer) return;
      end();
      const seconds = Math.round((clock.now().getTime() - since) / 1000);
      log.info({ seconds }, 'database available again');
    };
    timer = setInterval(askAgain, ASK_EVERY_MS).unref();
  };
  return {
    tell(error) {
      const isAway = isDatabaseUnavailable(error);
      if (isAway && !timer) begin(error);
      return isAway;
    },
    close: end,
  };
}
