import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 25;

interface Patience {
  /** Completes the sentence "Waited in vain for …". */
  what: string;
  timeoutMs?: number;
  /** Ends the wait at once: whoever was to become ready is gone. */
  unless?: Promise<never>;
}

/** Asks again and again until the attempt neither throws nor says false; gives up with the last reason. */
export async function waitUntil(
  attempt: () => Promise<boolean>,
  patience: Patience,
): Promise<void> {
  const { what, timeoutMs = 30_000, unless } = patience;
  const end = Date.now() + timeoutMs;
  let lastReason = 'it answered no';
  let over = false;
  const asking = async (): Promise<void> => {
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
    await (unless ? Promise.race([asking(), unless]) : asking());
  } finally {
    over = true;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message}${cause}`;
}
