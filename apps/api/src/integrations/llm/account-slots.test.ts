import { expect, test } from 'vitest';
import { startPrivateRedis } from '../../../test/private-redis.ts';
import { redisAccountSlots } from './account-slots.ts';

test('attack 4: an account has three concurrent questions over all processes, and a released slot is free', async () => {
  const { connect } = await startPrivateRedis();
  const [one, other] = [redisAccountSlots(await connect()), redisAccountSlots(await connect())];
  const taken = await Promise.all(
    [one, other, one, other, one, other].map((process) => process.take('attacker')),
  );
  const releases = taken.filter((release) => release !== undefined);
  expect(releases).toHaveLength(3);
  expect(await other.take('another')).toBeDefined();
  releases[0]?.();
  await expect.poll(() => other.take('attacker')).toBeDefined();
  expect(await one.take('attacker')).toBeUndefined();
});

test('a slot whose process died is free again', async () => {
  const { connect } = await startPrivateRedis();
  const redis = await connect();
  const slots = redisAccountSlots(redis);
  for (let at = 0; at < 3; at += 1) await slots.take('family');
  expect(await slots.take('family')).toBeUndefined();
  // As if the lease had expired.
  const [id = ''] = await redis.zrange('model-slots:family', '0', '0');
  await redis.zadd('model-slots:family', '1', id);
  expect(await slots.take('family')).toBeDefined();
});

test('without Redis no question is refused', async () => {
  const { server, connect } = await startPrivateRedis();
  const redis = await connect();
  const slots = redisAccountSlots(redis);
  await server.kill();
  for (let at = 0; at < 4; at += 1) expect(await slots.take('family')).toBeDefined();
});
