import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { makeLog } from '../lib/log.ts';
import { openDatabase, type Tx } from './client.ts';

/** A pool of two connections, and a second client that can terminate them. */
async function openSmallPool() {
  const database = await createTestDatabase();
  const { db, close } = openDatabase(database.url, 2, makeLog('silent', 'test'));
  const killer = new pg.Client({ connectionString: database.url });
  await killer.connect();
  onTestFinished(async () => {
    await close();
    await killer.end();
    await database.drop();
  });
  const pidOf = async (tx: Tx) =>
    (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
  return {
    db,
    pidOf,
    cut: (pid?: number) => killer.query('select pg_terminate_backend($1)', [pid]),
  };
}

test('connections lost during a transaction return to the pool', async () => {
  const { db, pidOf, cut } = await openSmallPool();
  for (let round = 0; round < 5; round += 1) {
    const dying = db.transaction(async (tx) => {
      await cut(await pidOf(tx));
      await tx.execute(sql`select 1`);
    });
    await expect(dying).rejects.toThrow();
  }
  expect(await db.transaction(async () => 'still here')).toBe('still here');
});

test('connections lost before a transaction begins return to the pool', async () => {
  const { db, pidOf, cut } = await openSmallPool();
  for (let round = 0; round < 10; round += 1) {
    const pid = await db.transaction(pidOf).catch(() => undefined);
    const dead = cut(pid);
    const begun = await Promise.allSettled(
      Array.from({ length: 4 }, () => db.transaction(async () => {})),
    );
    await dead;
    expect(begun).toHaveLength(4);
  }
  // The last termination may not have arrived yet.
  await expect
    .poll(() => db.transaction(async () => 'still here').catch(() => 'cut off'))
    .toBe('still here');
});

test('a transaction that throws returns its connection to the pool', async () => {
  const { db } = await openSmallPool();
  for (let round = 0; round < 5; round += 1) {
    const refused = db.transaction(async () => {
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
  }
  expect(await db.transaction(async () => 'still here')).toBe('still here');
});
