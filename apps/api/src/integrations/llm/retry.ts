import { setTimeout as wait } from 'node:timers/promises';
import { APICallError } from 'ai';

/** The delay if the provider names none. */
const PAUSE_MS = 400;
/** With less time than this left, a second try would be cut off. */
const WORTH_TRYING_MS = 2_000;

/** The provider's requested pause, in milliseconds. */
function wantedPause({ responseHeaders }: APICallError): number {
  const seconds = Number(responseHeaders?.['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : PAUSE_MS;
}

/** One retry after a failure that may be temporary, if there is time before the deadline; else the failure itself. */
export async function withOneRetry<T>(
  attempt: (deadline: AbortSignal) => Promise<T>,
  deadlineMs: number,
): Promise<T> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const begin = performance.now();
  try {
    return await attempt(deadline);
  } catch (error) {
    if (!APICallError.isInstance(error) || !error.isRetryable) throw error;
    const pauseMs = wantedPause(error);
    const leftMs = deadlineMs - (performance.now() - begin) - pauseMs;
    if (leftMs < WORTH_TRYING_MS) throw error;
    await wait(pauseMs, undefined, { signal: deadline });
    return attempt(deadline);
  }
}
