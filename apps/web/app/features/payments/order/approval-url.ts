const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a buyer may be redirected there to pay: only https, or this machine. Anything else, such as a script, is refused. */
export function isApprovalUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}
