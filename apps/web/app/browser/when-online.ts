import { reloadOrReportOffline } from './use-lazy-part.ts';

/** Fetches; when offline, waits for the network and tries again. */
export const whenOnline = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async (error) => {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    // Some browsers never retry a failed script; a reload does.
    return load().catch(() => new Promise(reloadOrReportOffline));
  });
