import { connect } from 'node:net';

const DELETE_COUNTERS =
  "for _, key in ipairs(redis.call('keys', 'limit:*')) do redis.call('del', key) end return 1";
const EVERY_MS = 250;

/**
 * Deletes the per-minute counters in Redis every 250 ms, as if a minute had passed: a day of attacks then takes a few minutes, and the
 * daily limits are tested. Those are in PostgreSQL and stay. Returns a function that stops it.
 */
export function resetMinuteLimits(redisUrl: string): () => void {
  const { hostname, port } = new URL(redisUrl);
  const socket = connect({ host: hostname, port: Number(port) });
  const command = `*3\r\n$4\r\nEVAL\r\n$${DELETE_COUNTERS.length}\r\n${DELETE_COUNTERS}\r\n$1\r\n0\r\n`;
  socket.on('error', () => {});
  socket.resume();
  const timer = setInterval(() => socket.write(command), EVERY_MS);
  return () => {
    clearInterval(timer);
    socket.destroy();
  };
}
