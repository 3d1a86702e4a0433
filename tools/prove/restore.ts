import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { findPostgresBinaries } from '../stack/postgres-binaries.ts';
import { startPostgres } from '../stack/private-services.ts';
import { makeProcesses } from '../stack/processes.ts';
import { REPOSITORY } from '../stack/repository.ts';
import { chooseServiceAccount } from '../stack/service-account.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';
import { withClient } from '../stack/with-client.ts';
import { auditBooks } from './audit-books.ts';
import { reportProof } from './report.ts';

/**
 * Fills a PostgreSQL, backs it up under load, destroys it, restores it into an empty one with the operator's scripts, and
 * compares every row. A damaged file and a non-empty database must be refused.
 */
const begin = performance.now();
const seconds = () => Math.round((performance.now() - begin) / 100) / 10;
// pg_dump must not be older than the server; the one on the PATH is Debian's choice.
const { major } = findPostgresBinaries(chooseServiceAccount());

const processes = makeProcesses({ output: () => {}, onUnexpectedEnd: () => {} });
const script = (name: 'backup' | 'restore', databaseUrl: string, argument: string): string =>
  execFileSync(`${REPOSITORY}/deploy/backup/${name}.sh`, [argument], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  }).trim();
const isRefused = (work: () => string): boolean => {
  try {
    work();
    return false;
  } catch {
    return true;
  }
};

/** The rows of every table, by count and by a hash of their content. */
const contentOf = (databaseUrl: string) =>
  withClient(databaseUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'pgboss') order by 1`,
    );
    const hash = createHash('sha256');
    let count = 0;
    for (const { name } of tables) {
      const { rows } = await client.query<{ n: number; content: string }>(
        `select count(*)::int as n, md5(coalesce(string_agg(row::text, chr(10) order by row::text), '')) as content from ${name} row`,
      );
      count += rows[0]?.n ?? 0;
      hash.update(`${name} ${rows[0]?.n} ${rows[0]?.content}\n`);
    }
    return { tables: tables.length, rows: count, hash: hash.digest('hex') };
  });

const OPERATIONS = process.argv.includes('--short') ? 500 : 3_000;
const plan = { operations: OPERATIONS, clients: 16, users: 50, slots: 40, seed: 1 };

const home = await makeThrowawayDir('restore');
const source = await startPostgres({
  dir: `${home.path}/source`,
  settings: { max_connections: '80' },
});
const target = await startPostgres({ dir: `${home.path}/target` });
const backups = `${home.path}/backups`;
try {
  await processes.run({
    name: 'migrate',
    command: [process.execPath, 'apps/api/src/cli/migrate.ts'],
    env: { DATABASE_URL: source.url },
  });
  await processes.run({
    name: 'load',
    command: [
      process.execPath,
      'apps/api/test/proofs/booking-load.ts',
      JSON.stringify({ ...plan, databaseUrl: source.url }),
    ],
    env: {},
  });
  const before = await contentOf(source.url);
  const backedUpFrom = seconds();
  const file = script('backup', source.url, backups);
  const backupSeconds = seconds() - backedUpFrom;
  const refusesFull = isRefused(() => script('restore', source.url, file));
  await source.kill();

  const restoredFrom = seconds();
  script('restore', target.url, file);
  const restoreSeconds = seconds() - restoredFrom;
  const after = await contentOf(target.url);
  const violations = await auditBooks(target.url);

  execFileSync('sh', [
    '-c',
    `printf x | dd of="$1" bs=1 seek=2000 conv=notrunc status=none`,
    'sh',
    file,
  ]);
  const refusesDamaged = isRefused(() => script('restore', target.url, file));
  reportProof(
    'restore',
    {
      postgres: Number(major),
      tables: after.tables,
      rows: after.rows,
      backupSeconds: Math.round(backupSeconds * 10) / 10,
      restoreSeconds: Math.round(restoreSeconds * 10) / 10,
      violations,
      seconds: seconds(),
    },
    {
      'there was something to lose': before.rows > 1_000,
      'every table is back with every row, as it was': before.hash === after.hash,
      'the books balance': violations === 0,
      'a database that is not empty is left alone': refusesFull,
      'a damaged file is refused': refusesDamaged,
    },
  );
} finally {
  await source.stop();
  await target.stop();
  await home.remove();
}
