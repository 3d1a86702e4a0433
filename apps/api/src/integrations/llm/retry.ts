import { setTimeout as wait } from 'node:timers/promises';
import { APICallError } from 'ai';

/** Where nobody says how long to wait. */
const PAUSE_MS = 400;
/** With less than this left, a second try could only be cut short. */
const WORTH_TRYING_MS = 2_000;

/** How long the provider wants to be left alone, in milliseconds. */
function wantedPause({ responseHeaders }: APICallError): number {
  const seconds = Number(responseHeaders?.['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : PAUSE_MS;
}

/** One more try after a failure that may pass, if there is time for it before the deadline; else the failure itself. */
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
