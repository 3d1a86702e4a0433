import { join } from 'node:path';
import { reportProof } from '../prove/report.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';
import { withClient } from '../stack/with-client.ts';
import { adminCalls } from './admin/calls.ts';
import { type Cost, costOf, queriesDuring } from './admin/explain.ts';
import { makeAdministrator, type Sizes, seedAdmin } from './admin/seed.ts';
import { closeConnections, send } from './http-load.ts';
import { createPeople } from './people.ts';

/**
 * What the administration reads with a million users compared to ten thousand: every call is sent to the API, its statements
 * are taken from PostgreSQL's log and explained. Counts buffer pages, because they are the same on every machine. `--short`
 * inserts less data and reads fewer pages.
 */
const SHORT = process.argv.includes('--short');
const FEW: Sizes = { users: 10_000, payments: 20_000, entries: 100_000 };
const MANY: Sizes = SHORT
  ? { users: 100_000, payments: 200_000, entries: 400_000 }
  : { users: 1_000_000, payments: 2_000_000, entries: 10_000_000 };
const PAGES = SHORT
  ? [1, 2, 50, 100]
  : [1, 2, 3, 5, ...Array.from({ length: 10 }, (_, n) => (n + 1) * 10)];
/** A table with this many rows must never be scanned sequentially. */
const LARGE = 50_000;

interface Place {
  stack: Stack;
  log: string;
  token: string;
  seedSeconds: number;
}

async function open(dir: string, sizes: Sizes): Promise<Place> {
  const dataDir = join(dir, `data-${sizes.users}`);
  const stack = await startStack({
    dataDir,
    logDir: join(dir, `logs-${sizes.users}`),
    instances: { api: 1, worker: 0, web: 0 },
    env: { every: { RATE_LIMIT_SCALE: '1000000' } },
    // No other statements while calls are counted, and a fresh plan for each.
    postgresSettings: {
      autovacuum: 'off',
      max_wal_size: '8GB',
      checkpoint_timeout: '30min',
      jit: 'off',
      max_parallel_workers_per_gather: '0',
    },
  });
  const begin = performance.now();
  await seedAdmin(stack.databaseUrl, sizes);
  const seedSeconds = (performance.now() - begin) / 1000;
  const [person] = await createPeople(stack.databaseUrl, 1, stack.env.ACCESS_TOKEN_SECRET ?? '');
  if (!person) throw new Error('no user was created');
  await withClient(stack.databaseUrl, async (client) => {
    await makeAdministrator(client, person);
    await client.query("alter system set log_statement = 'all'");
    await client.query('select pg_reload_conf()');
  });
  return { stack, log: join(dataDir, 'postgres/server.log'), token: person.token, seedSeconds };
}

const callOf = ({ stack, token }: Place, path: string) =>
  send({
    url: `${stack.urls.api}/api${path}`,
    method: 'GET',
    headers: { authorization: `Bearer ${token}` },
  });

/** The second of two calls, so that what is cached per process is left out. */
async function costOfCall(place: Place, path: string): Promise<Cost> {
  await callOf(place, path);
  const asked = await queriesDuring(place.log, () => callOf(place, path));
  return withClient(place.stack.databaseUrl, async (client) => {
    const costs: Cost[] = [];
    for (const statement of asked) costs.push(await costOf(client, statement));
    return {
      buffers: costs.reduce((sum, { buffers }) => sum + buffers, 0),
      ms: costs.reduce((sum, { ms }) => sum + ms, 0),
      scanned: costs.flatMap(({ scanned }) => scanned),
    };
  });
}

const largeTablesOf = ({ stack }: Place): Promise<Set<string>> =>
  withClient(stack.databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and reltuples >= ${LARGE}`,
    );
    return new Set(rows.map(({ name }) => name));
  });

const dir = await makeThrowawayDir('bench-admin');
const places: Place[] = [];
try {
  const few = await open(dir.path, FEW);
  places.push(few);
  const many = await open(dir.path, MANY);
  places.push(many);
  const large = await largeTablesOf(many);
  const results: { path: string; few: Cost; many: Cost; ratio: number }[] = [];
  const firstPages = new Map<string, number>();
  for (const path of adminCalls(PAGES)) {
    const costs = { few: await costOfCall(few, path), many: await costOfCall(many, path) };
    // A partial page of the small stack cannot be compared: use a full page of the same list.
    const list = path.replace(/\?.*/, '');
    if (!firstPages.has(list)) firstPages.set(list, costs.few.buffers);
    const measure = Math.max(1, costs.few.buffers, firstPages.get(list) ?? 0);
    results.push({ path, ...costs, ratio: costs.many.buffers / measure });
  }
  const worst = results.toSorted((a, b) => b.ratio - a.ratio);
  const scans = results.filter(({ many: { scanned } }) =>
    scanned.some((table) => large.has(table)),
  );
  for (const { path, few: small, many: big, ratio } of worst.slice(0, 12))
    console.log(
      `${ratio.toFixed(2)}  ${small.buffers} → ${big.buffers} pages, ${big.ms.toFixed(1)} ms  ${path}`,
    );
  for (const {
    path,
    many: { scanned },
  } of scans)
    console.error(`${path} reads all of ${scanned}`);
  const times = results.map(({ many: { ms } }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round((times[Math.floor((times.length - 1) * share)] ?? 0) * 100) / 100;
  reportProof(
    'bench:admin',
    {
      users: MANY.users,
      payments: MANY.payments,
      entries: MANY.entries,
      seedSeconds: Math.round(many.seedSeconds),
      calls: results.length,
      worstRatio: Math.round((worst[0]?.ratio ?? 0) * 100) / 100,
      mostPages: Math.max(...results.map(({ many: { buffers } }) => buffers)),
      medianMs: at(0.5),
      p95Ms: at(0.95),
      slowestMs: at(1),
      scans: scans.length,
    },
    {
      'every call reads at most three times the pages that it reads with ten thousand people':
        (worst[0]?.ratio ?? 0) <= 3,
      'no call reads a large table from end to end': scans.length === 0,
    },
  );
} finally {
  closeConnections();
  for (const { stack } of places) await stack.stop();
  await dir.remove();
}
