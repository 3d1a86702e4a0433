const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address is on this machine. */
export const isLoopback = (url: string): boolean => LOOPBACK.has(URL.parse(url)?.hostname ?? '');
