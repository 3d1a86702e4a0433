import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { chooseTestPostgres } from '../../../tools/stack/test-services.ts';
import { migrate } from '../src/db/migrate.ts';
import { installQueues } from '../src/jobs/queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    templateDatabase: string;
  }
}

const MIGRATIONS = new URL('../src/db/migrations/', import.meta.url);
const QUEUES = new URL('../src/jobs/', import.meta.url);

/** Changes with anything that shapes the schema, so that an old template is never taken for the new one. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of [MIGRATIONS, QUEUES]) {
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { name } of files) hash.update(readFileSync(new URL(name, folder)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function makeTemplate(server: string): Promise<string> {
  const name = `ismi_template_${fingerprint()}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // Two runs at once on one server: the second finds the first one's template.
    await client.query('select pg_advisory_lock(71)');
    const { rowCount } = await client.query(
      'select 1 from pg_database where datname = $1 and datistemplate',
      [name],
    );
    if (rowCount === 1) return name;
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
    const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
    await migrate(url);
    await installQueues(url);
    // Marked as a template only when it is whole: a run that died half-way leaves one that is made anew.
    await client.query(`alter database ${name} is_template true`);
    return name;
  } finally {
    await client.end();
  }
}

/** One template database per schema; every test file works on a copy of its own. */
export default async function setup(project: TestProject) {
  const server = await chooseTestPostgres(process.env.TEST_DATABASE_URL);
  project.provide('databaseServer', server.url);
  project.provide('templateDatabase', await makeTemplate(server.url));
  return server.dispose;
}
