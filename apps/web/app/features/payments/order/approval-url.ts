const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Where a buyer may be sent to pay: an encrypted address, or this very machine. Anything else, such as a script, is no address. */
export function isApprovalUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}
