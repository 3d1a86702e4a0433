import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { findProcess } from '../prove/find-process.ts';
import { reportProof } from '../prove/report.ts';
import { findFreePort } from '../stack/ports.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';
import { cpuMsOfProcessTree } from './cpu-time.ts';
import { type Call, closeConnections, repeatCalls, send } from './http-load.ts';
import { median } from './median.ts';
import { createPeople, insertHistory, type Person } from './people.ts';
import { preparePgbench } from './pgbench.ts';
import { statementsOf } from './statement-log.ts';

/**
 * CPU time of a debit through the API, through a bare route and under pgbench, with the same statements, alternating on the
 * same server. Ratios, because they hold on every machine; `--short` measures less often.
 */
const SHORT = process.argv.includes('--short');
const ROUNDS = SHORT ? 3 : 9;
const DEBITS = 1_000;
/** The first thousands of calls of a Node process are slower, until its code is optimized. */
const WARM_UP = SHORT ? 3_000 : 8_000;
const CONNECTIONS = 10;
const ENTRIES = 1_000_000;
const DEPTH = 900_000;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const debitThroughApi =
  (url: string) =>
  ({ token }: Person): Call => ({
    url: `${url}/api/credits/deduct`,
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: '{"amount":1,"max_credits":1}',
  });

const debitThroughBareRoute =
  (url: string) =>
  ({ user, session }: Person): Call => ({
    url: `${url}/debit`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user, session, amount: 1 }),
  });

interface Share {
  postgres: number;
  node: number;
  debitsPerSecond: number;
}

/** CPU time per debit in ms, of PostgreSQL and Node. */
async function measure(
  stack: Stack,
  nodePid: number | undefined,
  work: () => Promise<void>,
): Promise<Share> {
  const postgresPid = stack.postgres?.pid ?? 0;
  const before = [
    cpuMsOfProcessTree(postgresPid),
    nodePid ? cpuMsOfProcessTree(nodePid) : 0,
  ] as const;
  const begin = performance.now();
  await work();
  const seconds = (performance.now() - begin) / 1000;
  return {
    postgres: (cpuMsOfProcessTree(postgresPid) - before[0]) / DEBITS,
    node: ((nodePid ? cpuMsOfProcessTree(nodePid) : 0) - before[1]) / DEBITS,
    debitsPerSecond: DEBITS / seconds,
  };
}

async function compareDebits(stack: Stack, dir: string, people: readonly Person[]) {
  const api = debitThroughApi(stack.urls.api);
  const log = join(dir, 'data/postgres/server.log');
  const [first] = people;
  const statements = await statementsOf(stack.databaseUrl, log, async () => {
    if (first) await send(api(first));
  });
  const [actor, debit] = statements;
  if (!actor || !debit) throw new Error(`saw only ${JSON.stringify(statements)}`);

  const port = await findFreePort();
  const bareUrl = `http://127.0.0.1:${port}`;
  const route = { databaseUrl: stack.databaseUrl, port, pool: CONNECTIONS, actor, debit };
  const bareRoute = stack.processes.start({
    name: 'bare-route',
    command: [process.execPath, 'tools/bench/bare-route.ts', JSON.stringify(route)],
  });
  await bareRoute.waitForHttp(`${bareUrl}/ready`);
  const pgbench = await preparePgbench(stack.databaseUrl, dir, [actor, debit]);

  const bare = debitThroughBareRoute(bareUrl);
  await repeatCalls(WARM_UP, people, api);
  await repeatCalls(WARM_UP, people, bare);
  const apiPid = findProcess(stack, 'api-1').pid;
  const ways = {
    api: () => measure(stack, apiPid, () => repeatCalls(DEBITS, people, api)),
    bare: () => measure(stack, bareRoute.pid, () => repeatCalls(DEBITS, people, bare)),
    pgbench: (perSecond: number) =>
      measure(stack, undefined, () => pgbench.run(DEBITS, CONNECTIONS, perSecond)),
  };
  const shares: Record<keyof typeof ways, Share[]> = { api: [], bare: [], pgbench: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const byApi = await ways.api();
    shares.api.push(byApi);
    shares.bare.push(await ways.bare());
    shares.pgbench.push(await ways.pgbench(byApi.debitsPerSecond));
  }
  const share = (way: keyof typeof ways, part: keyof Share) =>
    median(shares[way].map((each) => each[part]));
  // Round by round, so that other load on the machine affects both sides.
  const ratio = (part: 'postgres' | 'node', other: 'pgbench' | 'bare') =>
    median(shares.api.map((each, round) => each[part] / (shares[other][round]?.[part] ?? 0)));
  return {
    roundTrips: statements.length - 1,
    postgresRatio: ratio('postgres', 'pgbench'),
    nodeRatio: ratio('node', 'bare'),
    apiPostgresMs: share('api', 'postgres'),
    barePostgresMs: share('bare', 'postgres'),
    pgbenchPostgresMs: share('pgbench', 'postgres'),
    apiNodeMs: share('api', 'node'),
    bareNodeMs: share('bare', 'node'),
    debitsPerSecond: share('api', 'debitsPerSecond'),
  };
}

/** How long a page of the history takes at the top and far down, alternating. */
async function compareDepths({ databaseUrl, urls }: Stack, person: Person) {
  await insertHistory(databaseUrl, person, ENTRIES);
  const page = (cursor: string): Call => ({
    url: `${urls.api}/api/credits/history${cursor}`,
    method: 'GET',
    headers: { authorization: `Bearer ${person.token}` },
  });
  const times = { top: [] as number[], deep: [] as number[] };
  const time = async (place: keyof typeof times, call: Call) => {
    const begin = performance.now();
    await send(call);
    times[place].push(performance.now() - begin);
  };
  for (let count = 0; count < (SHORT ? 100 : 400); count += 1) {
    await time('top', page(''));
    await time('deep', page(`?cursor=${ENTRIES - DEPTH}`));
  }
  return { historyTopMs: median(times.top), historyDeepMs: median(times.deep) };
}

const dir = await makeThrowawayDir('bench-ledger');
const stack = await startStack({
  dataDir: join(dir.path, 'data'),
  instances: { api: 1, worker: 0, web: 0 },
  logDir: join(dir.path, 'logs'),
  env: { every: { RATE_LIMIT_SCALE: '1000000', DATABASE_POOL: String(CONNECTIONS) } },
  // Background work of PostgreSQL would distort the measurement.
  postgresSettings: { autovacuum: 'off', max_wal_size: '4GB', checkpoint_timeout: '30min' },
});
try {
  const secret = stack.env.ACCESS_TOKEN_SECRET ?? '';
  const people = await createPeople(stack.databaseUrl, CONNECTIONS, secret);
  const debits = await compareDebits(stack, dir.path, people);
  const [historian] = await createPeople(stack.databaseUrl, 1, secret);
  if (!historian) throw new Error('no user was created');
  const depths = await compareDepths(stack, historian);
  const { roundTrips, postgresRatio, nodeRatio } = debits;
  const historyRatio = depths.historyDeepMs / depths.historyTopMs;
  const wholeCost = debits.apiPostgresMs + debits.apiNodeMs;
  const bareCost = debits.barePostgresMs + debits.bareNodeMs;
  const figures = {
    ...debits,
    ...depths,
    historyRatio,
    wholeToPostgres: debits.pgbenchPostgresMs / wholeCost,
    bareRouteToPostgres: debits.pgbenchPostgresMs / bareCost,
  };
  reportProof(
    'bench:ledger',
    Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, rounded(value)])),
    {
      'at most 3 round trips besides the actor’s read': roundTrips <= 3,
      'PostgreSQL costs at most 1.15 of the same statements under pgbench': postgresRatio <= 1.15,
      'Node costs at most 2.5 of a bare route with the same statements': nodeRatio <= 2.5,
      'a page 900,000 entries deep takes at most 3 times as long as the first': historyRatio <= 3,
    },
  );
} finally {
  closeConnections();
  await stack.stop();
  await dir.remove();
}
