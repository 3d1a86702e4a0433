import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { findFreePort } from './ports.ts';
import { findOnPath, findPostgresBinaries } from './postgres-binaries.ts';
import { backendsOf, refuseDataInUse } from './postmaster-file.ts';
import { pingRedis } from './redis-ping.ts';
import { chooseServiceAccount, prepareDirFor } from './service-account.ts';
import { launch, type PrivateService } from './service-launch.ts';
import { isGone, killProcess } from './tethered-process.ts';
import { waitUntil } from './wait-until.ts';

const HOST = '127.0.0.1';
const NAME = 'ismi';

export interface PostgresOptions {
  /** Created at the first start, kept between starts. */
  dir: string;
  port?: number;
  /** Lines of postgresql.conf. */
  settings?: Record<string, string>;
}

/** A private PostgreSQL with the database and superuser `ismi`, reachable from this machine only; ready when it returns. */
export async function startPostgres(options: PostgresOptions): Promise<PrivateService> {
  const account = chooseServiceAccount();
  const dir = prepareDirFor(account, options.dir);
  refuseDataInUse(dir);
  const binaries = findPostgresBinaries(account, majorOfDataIn(dir));
  const spawnOptions = {
    ...account,
    cwd: dir,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
  };

  if (readdirSync(dir).length === 0) {
    const access = ['--username', NAME, '--auth', 'trust'];
    execFileSync(
      binaries.initdb,
      ['-D', dir, ...access, '--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'],
      {
        ...spawnOptions,
        stdio: 'pipe',
      },
    );
  }

  const port = options.port ?? (await findFreePort());
  const settings = {
    ...options.settings,
    port,
    listen_addresses: HOST,
    unix_socket_directories: '',
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  return launch({
    name: 'PostgreSQL',
    url: urlOf(port, NAME),
    port,
    command: [binaries.postgres, '-D', dir, ...flags],
    log: join(dir, 'server.log'),
    isReady: () => ensureDatabase(port),
    // PostgreSQL's fast shutdown; SIGTERM would wait for every client.
    tether: { ...spawnOptions, endSignal: 'SIGINT' },
    kill: async (server) => {
      const backends = backendsOf(server.pid ?? 0);
      await killProcess(server);
      for (const backend of backends.filter((each) => !isGone(each)))
        process.kill(backend, 'SIGKILL');
      // A backend that still uses the shared memory would block the next start.
      await waitUntil(async () => backends.every(isGone), {
        what: 'the connections of PostgreSQL to die',
      });
    },
  });
}

/** A private Redis without persistence; undefined if none is installed, because the product runs without. */
export async function startRedis(options: {
  dir: string;
  port?: number;
}): Promise<PrivateService | undefined> {
  const program = findOnPath('redis-server');
  if (!program) {
    process.stderr.write(
      'Found no redis-server: the product counts its limits per process instead.\n',
    );
    return undefined;
  }
  mkdirSync(options.dir, { recursive: true });
  const port = options.port ?? (await findFreePort());
  const flags = [
    '--bind',
    HOST,
    '--port',
    String(port),
    '--dir',
    options.dir,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  return launch({
    name: 'Redis',
    url: `redis://${HOST}:${port}`,
    port,
    command: [program, ...flags],
    log: join(options.dir, 'server.log'),
    isReady: () => pingRedis(HOST, port),
    kill: killProcess,
  });
}

const urlOf = (port: number, database: string): string =>
  `postgres://${NAME}@${HOST}:${port}/${database}`;

function majorOfDataIn(dir: string): string | undefined {
  const file = join(dir, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** True once the server accepts queries; creates the database at the first start. */
async function ensureDatabase(port: number): Promise<boolean> {
  const client = new Client({
    connectionString: urlOf(port, 'postgres'),
    connectionTimeoutMillis: 5000,
  });
  // The process watcher notices a server that dies meanwhile.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME]);
    if (rowCount === 0) await client.query(`create database ${NAME}`);
    return true;
  } finally {
    await client.end();
  }
}
