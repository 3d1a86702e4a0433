import { send } from '../http-load.ts';

/** One answer: how long it took, and how large it was. */
export interface Answered {
  ms: number;
  bytes: number;
}

/**
 * Sends a call at every tick of a clock, whether or not the ones before are answered. The time counts from the tick, so a call that had to
 * wait for its turn has taken as long as it did for the family.
 */
export async function loadSteadily(
  urls: readonly string[],
  perSecond: number,
): Promise<Answered[]> {
  const begin = performance.now();
  const calls = urls.map(async (url, number) => {
    const due = begin + (number * 1_000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    // A timer may be early by part of a millisecond.
    const sentAt = Math.min(due, performance.now());
    const body = await send({ url, method: 'GET', headers: {} });
    return { ms: performance.now() - sentAt, bytes: Buffer.byteLength(body) };
  });
  return Promise.all(calls);
}

/** The value that 99 of 100 do not exceed. */
export const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? 0;
