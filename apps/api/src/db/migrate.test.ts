import { readdirSync } from 'node:fs';
import { getTableConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '../../test/test-database.ts';
import { installQueues } from '../jobs/queue.ts';
import { migrate } from './migrate.ts';
import { TABLES } from './schema/index.ts';

const MIGRATIONS = readdirSync(new URL('./migrations/', import.meta.url))
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** An unmigrated database and a connection to inspect it. */
async function openEmptyDatabase() {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await database.drop();
  });
  const list = async (query: string): Promise<string[]> =>
    (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
  return {
    url: database.url,
    client,
    recorded: () => list('select name from schema_migrations order by name'),
    tables: () =>
      list("select tablename as name from pg_tables where schemaname = 'public' order by 1"),
  };
}

test('an empty database gets every migration in order, and with them every table of the schema', async () => {
  const database = await openEmptyDatabase();
  expect(await migrate(database.url)).toEqual(MIGRATIONS);
  expect(await database.recorded()).toEqual(MIGRATIONS);
  const declared = TABLES.map((table) => getTableConfig(table).name);
  expect(await database.tables()).toEqual([...declared, 'schema_migrations'].sort());
});

test('a second run does nothing', async () => {
  const database = await openEmptyDatabase();
  await migrate(database.url);
  expect(await migrate(database.url)).toEqual([]);
  expect(await database.recorded()).toEqual(MIGRATIONS);
});

test('five concurrent runs apply each migration once, and none fails', async () => {
  const database = await openEmptyDatabase();
  const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url)));
  expect(runs.flat().sort()).toEqual(MIGRATIONS);
  expect(await database.recorded()).toEqual(MIGRATIONS);
});

test('an applied migration that was edited is refused, and the error names it', async () => {
  const database = await openEmptyDatabase();
  await migrate(database.url);
  const [edited = ''] = MIGRATIONS;
  await database.client.query(
    "update schema_migrations set checksum = 'of another text' where name = $1",
    [edited],
  );
  await expect(migrate(database.url)).rejects.toThrow(
    `${edited} was changed after it had been applied`,
  );
});

test('a failed migration leaves no change and can be run again', async () => {
  const database = await openEmptyDatabase();
  // Conflicts with the last table of the first migration.
  await database.client.query('create table contact_messages (id int)');
  await expect(migrate(database.url)).rejects.toThrow('contact_messages');
  expect(await database.tables()).toEqual(['contact_messages', 'schema_migrations']);
  expect(await database.recorded()).toEqual([]);
  await database.client.query('drop table contact_messages');
  expect(await migrate(database.url)).toEqual(MIGRATIONS);
});

test('a database migrated by a newer release is left unchanged', async () => {
  const database = await openEmptyDatabase();
  await migrate(database.url);
  await database.client.query(
    "insert into schema_migrations (name, checksum) values ('9999_later.sql', 'x')",
  );
  expect(await migrate(database.url)).toEqual([]);
});

test('installing the queues is safe to repeat, also concurrently', async () => {
  const database = await openEmptyDatabase();
  await Promise.all([1, 2, 3].map(() => installQueues(database.url)));
  await installQueues(database.url);
});
