/** PostgreSQL's own words for "not now": it stops, starts, is full, or chose this transaction to break a circle of waiting. */
const NOT_NOW = /^(08|57P0[1-3]|53300|40P01|40001)/;
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** The driver gives these no code. */
const WITHOUT_CODE = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** True when the database could not be asked just now: nothing is wrong with the request, and later it may go through. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (SOCKET.has(code) || NOT_NOW.test(code) || WITHOUT_CODE.test(error.message)) return true;
  return isDatabaseAway(error.cause);
}
