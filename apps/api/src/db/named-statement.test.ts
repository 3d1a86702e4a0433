import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { makeLog } from '../lib/log.ts';
import { openDatabase } from './client.ts';
import { namedStatement, namedWrite } from './named-statement.ts';

/** With one connection, so that a statement outside the transaction would wait for ever. */
async function openOneConnection() {
  const database = await createTestDatabase();
  const { db, close } = openDatabase(database.url, 1, makeLog('silent', 'test'));
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  return db;
}

const readMoment = namedStatement<{ moment: string; day: string; count: number }>(
  'test_read_moment',
  'select $1::timestamptz as moment, $1::timestamptz::date as day, 1::int as count',
);
const writeNumbers = namedWrite(
  'test_write_numbers',
  'insert into test_numbers select generate_series(1, $1::int)',
);

test('a connection prepares the statement once', async () => {
  const db = await openOneConnection();
  await readMoment(db, ['2026-11-17T12:00:00Z']);
  await readMoment(db, ['2026-11-18T12:00:00Z']);
  const { rows } = await db.execute(
    sql`select (generic_plans + custom_plans)::int as runs from pg_prepared_statements where name = 'test_read_moment'`,
  );
  expect(rows).toEqual([{ runs: 2 }]);
});

test('days and times are text, numbers are numbers', async () => {
  const db = await openOneConnection();
  const [row] = await readMoment(db, ['2026-11-17T12:00:00Z']);
  expect(row).toEqual({
    moment: expect.stringMatching(/^2026-11-17 /),
    day: expect.stringMatching(/^2026-11-1[78]$/),
    count: 1,
  });
});

test('a write returns the number of rows and is part of the transaction', async () => {
  const db = await openOneConnection();
  await db.execute(sql`create table test_numbers (number int)`);
  const refused = db.transaction(async (tx) => {
    expect(await writeNumbers(tx, [3])).toBe(3);
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  expect((await db.execute(sql`select from test_numbers`)).rows).toHaveLength(0);
});

test('a nested transaction is refused instead of using another connection', async () => {
  const db = await openOneConnection();
  const nested = db.transaction((tx) =>
    tx.transaction((savepoint) => readMoment(savepoint, ['2026-11-17T12:00:00Z'])),
  );
  await expect(nested).rejects.toThrow('nested transaction');
});
