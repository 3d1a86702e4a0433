import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { CONCURRENT_QUESTIONS } from './caller-limits.ts';

/** Slots of an account over all processes. */
export interface AccountSlots {
  /** Returns a function that releases the slot; undefined when the account has none left. */
  take(accountId: string): Promise<(() => void) | undefined>;
}

/** Longer than any question takes: the slot of a process that died is free again after this. */
const LEASE_MS = 60_000;

/** By the clock of Redis: those of the processes may differ. */
const TAKE = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
  if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
  redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[3])
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  return 1`;

const NOTHING_TO_RELEASE = () => {};

/** Counted in Redis. While Redis does not answer, each process counts for itself: no call is refused because our cache is down. */
export const redisAccountSlots = (redis: Redis): AccountSlots => ({
  async take(accountId) {
    if (redis.status !== 'ready') return NOTHING_TO_RELEASE;
    const key = `model-slots:${accountId}`;
    const id = randomUUID();
    const release = () => void redis.zrem(key, id).catch(() => undefined);
    try {
      const taken = await redis.eval(TAKE, 1, key, CONCURRENT_QUESTIONS, LEASE_MS, id);
      return taken === 1 ? release : undefined;
    } catch {
      return release; // Redis may have taken the slot before its answer was lost
    }
  },
});
