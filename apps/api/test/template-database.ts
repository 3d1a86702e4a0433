import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

export interface Template {
  /** Changes with everything that shapes it, so that an old one is never used as the new one. */
  name: string;
  /** Its template, before it is filled. */
  from?: string;
  fill(databaseUrl: string): Promise<void>;
}

/** Of every file in these folders. */
export function fingerprintOf(...folders: URL[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { name } of files) hash.update(readFileSync(new URL(name, folder)));
  }
  return hash.digest('hex').slice(0, 12);
}

export const databaseOn = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** A database to copy from; created on first use. */
export async function ensureTemplate(
  server: string,
  { name, from = 'template1', fill }: Template,
): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // Of two concurrent runs on one server, the second finds what the first created.
    await client.query('select pg_advisory_lock(71)');
    const { rowCount } = await client.query(
      'select 1 from pg_database where datname = $1 and datistemplate',
      [name],
    );
    if (rowCount === 1) return name;
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name} template ${from}`);
    await fill(databaseOn(server, name));
    // Marked as a template only when complete: one left by a run that died is created again.
    await client.query(`alter database ${name} is_template true`);
    return name;
  } finally {
    await client.end();
  }
}
