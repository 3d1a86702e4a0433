import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findOnPath } from './postgres-binaries.ts';
import { startPostgres, startRedis } from './private-services.ts';
import { pingRedis } from './redis-ping.ts';
import type { PrivateService } from './service-launch.ts';

const TIMEOUT_MS = 60_000;

let dir: string;
let started: PrivateService[];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ismi-private-services-'));
  started = [];
});

afterEach(async () => {
  await Promise.all(started.map((service) => service.kill()));
  rmSync(dir, { recursive: true, force: true });
});

async function startOwnPostgres(settings?: Record<string, string>): Promise<PrivateService> {
  const postgres = await startPostgres({ dir, settings });
  started.push(postgres);
  return postgres;
}

async function ask(url: string, query: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: query, rowMode: 'array' });
    return rows[0];
  } finally {
    await client.end();
  }
}

describe('a private PostgreSQL', { timeout: TIMEOUT_MS }, () => {
  it('accepts queries when it is returned, as superuser of a UTF-8 database named after the product', async () => {
    const { url } = await startOwnPostgres();
    const query = `select current_user, current_database(), usesuper, current_setting('server_encoding'), lower('İÄ')
      from pg_user where usename = current_user`;
    expect(await ask(url, query)).toEqual([
      'ismi',
      'ismi',
      true,
      'UTF8',
      expect.stringContaining('ä'),
    ]);
  });

  it('listens on the loopback address only and uses the given settings', async () => {
    const { url } = await startOwnPostgres({ max_connections: '23' });
    const query = `select current_setting('listen_addresses'), current_setting('unix_socket_directories'),
      current_setting('max_connections')`;
    expect(await ask(url, query)).toEqual(['127.0.0.1', '', '23']);
  });

  it('stops at a kill, and a restart with the same url finds the committed data', async () => {
    const postgres = await startOwnPostgres();
    const visitor = new Client({ connectionString: postgres.url });
    const cutOff = new Promise((resolve) => visitor.on('error', resolve));
    await visitor.connect();
    await visitor.query('create table promise as select 42 as answer');
    await postgres.kill();
    expect(await cutOff).toBeInstanceOf(Error);
    await expect(ask(postgres.url, 'select 1')).rejects.toThrow('ECONNREFUSED');

    await postgres.restart();
    expect(await ask(postgres.url, 'select answer from promise')).toEqual([42]);
  });

  it('finds its data when it is started again in its folder', async () => {
    const first = await startOwnPostgres();
    await ask(first.url, 'create table promise as select 42 as answer');
    await first.stop();
    const second = await startOwnPostgres();
    expect(await ask(second.url, 'select answer from promise')).toEqual([42]);
  });

  it('refuses a second start in a folder in use and names the process that uses it', async () => {
    const { pid, url } = await startOwnPostgres();
    await expect(startPostgres({ dir })).rejects.toThrow(`process ${pid}`);
    expect(await ask(url, 'select 1')).toEqual([1]);
  });

  it('stops even with a connected client', async () => {
    const postgres = await startOwnPostgres();
    const visitor = new Client({ connectionString: postgres.url });
    visitor.on('error', () => {});
    await visitor.connect();
    await postgres.stop();
    await expect(ask(postgres.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });
});

describe.runIf(findOnPath('redis-server'))('a private Redis', { timeout: TIMEOUT_MS }, () => {
  it('responds when it is returned, and no more after a kill', async () => {
    const redis = await startRedis({ dir });
    if (!redis) throw new Error('redis-server is installed, but was not started');
    started.push(redis);
    expect(await pingRedis('127.0.0.1', redis.port)).toBe(true);
    await redis.kill();
    await expect(pingRedis('127.0.0.1', redis.port)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('a machine without Redis', () => {
  it('gets none, and no error', async () => {
    const path = process.env.PATH;
    process.env.PATH = '/nowhere';
    try {
      expect(await startRedis({ dir })).toBeUndefined();
    } finally {
      process.env.PATH = path;
    }
  });
});
