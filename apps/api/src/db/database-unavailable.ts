/** PostgreSQL's codes for "not now": shutting down, starting, too many connections, or a deadlock victim. */
const NOT_NOW = /^(08|57P0[1-3]|53300|40P01|40001)/;
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** The driver gives these no code. */
const WITHOUT_CODE = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** True when the database is temporarily unavailable: the request is fine and may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (SOCKET.has(code) || NOT_NOW.test(code) || WITHOUT_CODE.test(error.message)) return true;
  return isDatabaseUnavailable(error.cause);
}
