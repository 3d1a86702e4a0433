import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 25;

interface WaitOptions {
  /** Completes the sentence "Waited in vain for …". */
  what: string;
  timeoutMs?: number;
  /** Ends the wait at once with its error, for example when the process has died. */
  unless?: Promise<never>;
}

/** Repeats the attempt until it returns true; fails with the last reason at the timeout. */
export async function waitUntil(
  attempt: () => Promise<boolean>,
  options: WaitOptions,
): Promise<void> {
  const { what, timeoutMs = 30_000, unless } = options;
  const end = Date.now() + timeoutMs;
  let lastReason = 'it answered no';
  let over = false;
  const poll = async (): Promise<void> => {
    while (!over && Date.now() < end) {
      try {
        if (await attempt()) return;
      } catch (error) {
        lastReason = reasonOf(error);
      }
      await pause(PAUSE_MS);
    }
    throw new Error(`Waited ${timeoutMs / 1000} s in vain for ${what}: ${lastReason}`);
  };
  try {
    await (unless ? Promise.race([poll(), unless]) : poll());
  } finally {
    over = true;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message}${cause}`;
}
