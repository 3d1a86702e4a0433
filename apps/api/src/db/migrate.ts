import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const FOLDER = new URL('./migrations/', import.meta.url);
// Any number, as long as every release uses the same one: it keeps two migrating processes apart.
const LOCK = 4_718_201;
const ASK_AGAIN_MS = 100;
/**
 * A file that begins with this runs outside a transaction, statement by statement, as CREATE INDEX CONCURRENTLY requires. After
 * a failure the next run starts with the first statement again, so each must be repeatable.
 */
const OUTSIDE_TRANSACTION = '-- outside a transaction';
const BREAKPOINT = '--> statement-breakpoint';

interface Migration {
  name: string;
  checksum: string;
  statements: string[];
  insideTransaction: boolean;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8');
      return {
        name,
        checksum: createHash('sha256').update(text).digest('hex'),
        statements: text.split(BREAKPOINT).filter((statement) => statement.trim() !== ''),
        insideTransaction: !text.startsWith(OUTSIDE_TRANSACTION),
      };
    }),
  );
}

/** Polls instead of waiting in one statement: building an index concurrently waits for every running statement. */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [LOCK],
    );
    if (rows[0]?.taken) return;
    await wait(ASK_AGAIN_MS);
  }
}

async function apply(client: pg.Client, migration: Migration) {
  const record = () =>
    client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
  if (!migration.insideTransaction) {
    for (const statement of migration.statements) await client.query(statement);
    await record();
    return;
  }
  await client.query('begin');
  try {
    for (const statement of migration.statements) await client.query(statement);
    await record();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Brings the schema up to this release, or only up to the migration `last`. Safe to repeat and to run from several machines at once;
 * an edited old migration is refused.
 */
export async function migrate(databaseUrl: string, last?: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await takeLock(client);
    // A migration that waits for a lock blocks every request behind it: better to fail and retry.
    await client.query("set lock_timeout = '5s'");
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const done: string[] = [];
    for (const migration of await readMigrations()) {
      const earlier = applied.get(migration.name);
      if (earlier !== undefined && earlier !== migration.checksum) {
        throw new Error(
          `${migration.name} was changed after it had been applied: write a new migration instead`,
        );
      }
      if (earlier === undefined) {
        await apply(client, migration);
        done.push(migration.name);
      }
      if (migration.name === last) break;
    }
    return done;
  } finally {
    await client.end();
  }
}
