import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { processNamed } from '../prove/process-named.ts';
import { reportProof } from '../prove/report.ts';
import { findOnPath, findPostgresBinaries } from '../stack/postgres-binaries.ts';
import { chooseServiceAccount } from '../stack/service-account.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';
import { withClient } from '../stack/with-client.ts';
import { cpuMsOfFamily } from './cpu-time.ts';
import { closeConnections, send } from './http-load.ts';
import { settlePeople } from './people.ts';
import { makeBareTable, PERSON, seedRatings } from './rating-seed.ts';
import { statementsOf } from './statement-log.ts';

/**
 * What it costs to read leaderboard and figures with 5 million ratings beside 100,000, and to write a rating beside a bare
 * insert: in turns, as ratios. `--short` seeds and measures less.
 */
const SHORT = process.argv.includes('--short');
const MANY = SHORT ? 500_000 : 5_000_000;
const FEW = 100_000;
const READS = SHORT ? 200 : 600;
const ROUNDS = SHORT ? 5 : 11;
const WRITES = 1_500;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const open = async (dir: string, count: number): Promise<Stack> => {
  const stack = await startStack({
    dataDir: join(dir, `data-${count}`),
    logDir: join(dir, `logs-${count}`),
    instances: { api: 1, worker: 1, web: 0 },
    env: { every: { RATE_LIMIT_SCALE: '1000000' } },
    postgresSettings: { autovacuum: 'off', max_wal_size: '4GB', checkpoint_timeout: '30min' },
  });
  await seedRatings(stack.databaseUrl, count);
  return stack;
};

/** The worker draws once a minute; then the list holds its fifty. */
const untilDrawn = ({ databaseUrl }: Stack) =>
  withClient(databaseUrl, async (client) => {
    for (let tries = 0; tries < 150; tries += 1) {
      const { rows } = await client.query('select count(*)::int as places from leaderboard_places');
      if (rows[0].places === 100) return;
      await client.query('select pg_sleep(1)');
    }
    throw new Error('the worker has drawn no list');
  });

const READ_LIST = `select list.*, place.* from leaderboards list left join leaderboard_places place using (period)
  order by list.period, place.place`;

async function compareReads(few: Stack, many: Stack) {
  const { rows } = await withClient(few.databaseUrl, (client) =>
    client.query<{ id: string }>('select id from names order by id limit 10'),
  );
  const body = JSON.stringify({ names: rows.map(({ id }) => id) });
  const ways = {
    list: ({ urls }: Stack) =>
      send({ url: `${urls.api}/api/name-ratings/names/leaderboard`, method: 'GET', headers: {} }),
    figures: ({ urls }: Stack) =>
      send({
        url: `${urls.api}/api/name-ratings/names/stats/bulk`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
  };
  const timed = async (work: () => Promise<unknown>) => {
    const begin = performance.now();
    await work();
    return performance.now() - begin;
  };
  const inTurns = async (work: (stack: Stack) => Promise<unknown>) => {
    const times = { few: [] as number[], many: [] as number[] };
    for (let count = 0; count < READS; count += 1) {
      times.few.push(await timed(() => work(few)));
      times.many.push(await timed(() => work(many)));
    }
    return { few: median(times.few), many: median(times.many) };
  };
  const list = await inTurns(ways.list);
  const figures = await inTurns(ways.figures);
  const tables = await withClient(few.databaseUrl, (one) =>
    withClient(many.databaseUrl, (other) =>
      inTurns((stack) => (stack === few ? one : other).query(READ_LIST)),
    ),
  );
  return { list, figures, tables };
}

/** One for each time that the statement is asked for: what somebody rates again is changed, not written. */
const NAMES_TO_RATE = ['yusuf', 'yunus', 'yahya'];

/** The product's own statement for a new rating, as its server was really asked. */
async function ratingStatement(stack: Stack, dir: string): Promise<string> {
  const secret = stack.env.ACCESS_TOKEN_SECRET ?? '';
  const [person] = await settlePeople(stack.databaseUrl, 1, secret);
  const log = join(dir, `data-${MANY}`, 'postgres/server.log');
  const names = NAMES_TO_RATE.values();
  const statements = await statementsOf(stack.databaseUrl, log, () =>
    send({
      url: `${stack.urls.api}/api/name-ratings/names/${names.next().value}/rate`,
      method: 'POST',
      headers: {
        authorization: `Bearer ${person?.token}`,
        'content-type': 'application/json',
      },
      body: '{"rating":5}',
    }),
  );
  const written = statements.filter(({ text }) => text.includes('insert into name_ratings'));
  if (written.length !== 1) throw new Error(`saw ${JSON.stringify(statements)}`);
  return written[0]?.text ?? '';
}

const COLUMNS =
  'user_id, name_id, stars, feedback, suggestion_id, rated_on, created_at, updated_at';

async function compareWrites(stack: Stack, dir: string) {
  const rating = await ratingStatement(stack, dir);
  await makeBareTable(stack.databaseUrl);
  // What it does each minute is no part of a write, and would weigh on whichever happens to run.
  await processNamed(stack, 'worker-1').stop();
  const values = [
    ...[':who', ':name', '4', 'null', 'null', "'2027-01-15'"],
    ...["'2027-01-15T12:00:00Z'", "'2027-01-14T12:00:00Z'", '50'],
  ];
  await withClient(stack.databaseUrl, async (client) => {
    await client.query(
      'create table bench_names as select id, row_number() over (order by id)::int as place from names',
    );
    await client.query('alter table bench_names add primary key (place)');
    await client.query('vacuum analyze bench_names');
    // So that none falls into the measurement.
    await client.query('checkpoint');
  });
  const { rows } = await withClient(stack.databaseUrl, (client) =>
    client.query<{ names: number }>('select count(*)::int as names from names'),
  );
  // People beyond those who have rated everything: every write is a new rating, on both sides.
  const setUp = [
    '\\set person random(15001, 20000)',
    `\\set place random(1, ${rows[0]?.names})`,
    'select id as name from bench_names where place = :place \\gset',
    `select ${PERSON(':person')} as who \\gset`,
  ];
  const filled = rating.replace(
    /\$(\d)/g,
    (_, number: string) => values[Number(number) - 1] ?? 'null',
  );
  const bare = `insert into bare_ratings (${COLUMNS}) values (:who, :name, 4, null, null, '2027-01-15', '2027-01-15T12:00:00Z', '2027-01-15T12:00:00Z') on conflict do nothing`;
  const { postgres } = findPostgresBinaries(chooseServiceAccount());
  const program = findOnPath('pgbench') ?? join(dirname(postgres), 'pgbench');
  const scripts = { rating: filled, bare, nothing: 'select 1' };
  const run = async (name: keyof typeof scripts) => {
    const file = join(dir, `${name}.sql`);
    await writeFile(file, [...setUp, `${scripts[name].replaceAll('\n', ' ')};`].join('\n'));
    const before = cpuMsOfFamily(stack.postgres?.pid ?? 0);
    await promisify(execFile)(program, [
      ...['--no-vacuum', '--protocol=prepared', `--file=${file}`, `--transactions=${WRITES}`],
      ...['--client=1', '--jobs=1', stack.databaseUrl],
    ]);
    return (cpuMsOfFamily(stack.postgres?.pid ?? 0) - before) / WRITES;
  };
  const shares = { rating: [] as number[], bare: [] as number[], nothing: [] as number[] };
  await run('rating');
  await run('bare');
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['rating', 'bare', 'nothing'] as const) shares[name].push(await run(name));
  }
  // What finding a person and a name costs is on both sides, and no part of the write.
  const around = median(shares.nothing);
  const ratingMs = median(shares.rating) - around;
  const bareMs = median(shares.bare) - around;
  return { ratingMs, bareMs, writeRatio: ratingMs / bareMs };
}

const dir = await makeThrowawayDir('bench-leaderboard');
const stacks: Stack[] = [];
try {
  const few = await open(dir.path, FEW);
  stacks.push(few);
  const many = await open(dir.path, MANY);
  stacks.push(many);
  await untilDrawn(few);
  await untilDrawn(many);
  const { list, figures, tables } = await compareReads(few, many);
  const writes = await compareWrites(many, dir.path);
  const results = {
    ratings: MANY,
    listMs: list.many,
    listRatio: list.many / list.few,
    figuresMs: figures.many,
    figuresRatio: figures.many / figures.few,
    tablesMs: tables.many,
    tablesRatio: tables.many / tables.few,
    ...writes,
  };
  reportProof(
    'bench:leaderboard',
    Object.fromEntries(Object.entries(results).map(([name, value]) => [name, rounded(value)])),
    {
      'the list is read in at most 1.5 of the time with many ratings': results.listRatio <= 1.5,
      'its tables are read in at most 1.5 of the time': results.tablesRatio <= 1.5,
      'figures of ten names are read in at most 1.5 of the time': results.figuresRatio <= 1.5,
      'a rating costs PostgreSQL at most 1.3 of a bare insert': results.writeRatio <= 1.3,
    },
  );
} finally {
  closeConnections();
  for (const stack of stacks) await stack.stop();
  await dir.remove();
}
