import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const FOLDER = new URL('./migrations/', import.meta.url);
// Any number will do, as long as every release uses the same: it keeps two migrating processes apart.
const LOCK = 4_718_201;
/** A file that begins with this runs outside a transaction, statement by statement: CREATE INDEX CONCURRENTLY asks for it. */
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

/** Brings the schema up to this release. Safe to repeat and to run from several machines at once; an edited old migration is refused. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    // A migration that waits for a lock makes every request behind it wait too: better to fail and be tried again.
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
      if (earlier !== undefined) continue;
      await apply(client, migration);
      done.push(migration.name);
    }
    return done;
  } finally {
    await client.end();
  }
}
