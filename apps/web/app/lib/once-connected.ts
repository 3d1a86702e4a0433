import { startAfresh } from './use-late.ts';

/** What is fetched. Without a network nothing can be, and nothing is lost by waiting for it. */
export const onceConnected = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async (error) => {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    // Some browsers never ask again for a script that they could not get; a fresh page does.
    return load().catch(() => new Promise(startAfresh));
  });
