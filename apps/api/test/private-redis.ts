import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { startRedis } from '../../../tools/stack/private-services.ts';
import { makeLog } from '../src/lib/log.ts';
import { openRedis } from '../src/open-deps.ts';

/** A separate Redis for this test, with one client per instance. */
export async function startPrivateRedis() {
  const dir = mkdtempSync(join(tmpdir(), 'ismi-limits-'));
  const server = await startRedis({ dir });
  if (!server) throw new Error('these tests need a redis-server');
  onTestFinished(async () => {
    await server.stop();
    rmSync(dir, { recursive: true });
  });
  const connect = async () => {
    const redis = openRedis(server.url, makeLog('silent', 'test'));
    onTestFinished(() => redis.disconnect());
    await expect.poll(() => redis.status).toBe('ready');
    return redis;
  };
  return { server, connect };
}
