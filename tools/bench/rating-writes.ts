import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProcess } from '../prove/find-process.ts';
import type { Stack } from '../stack/stack.ts';
import { withClient } from '../stack/with-client.ts';
import { send } from './http-load.ts';
import { median } from './median.ts';
import { createPeople } from './people.ts';
import { findPgbench } from './pgbench.ts';
import { makeBareTable, PERSON } from './rating-seed.ts';
import { statementsOf } from './statement-log.ts';

/** In one run of pgbench. */
const PAIRS = 3_000;

/** One for each time the statement is recorded: a second rating of the same name would be an update. */
const NAMES_TO_RATE = ['yusuf', 'yunus', 'yahya'];

/** The product's statement for a new rating, from the server's log. */
async function ratingStatement(stack: Stack, log: string): Promise<string> {
  const secret = stack.env.ACCESS_TOKEN_SECRET ?? '';
  const [person] = await createPeople(stack.databaseUrl, 1, secret);
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
const BARE = `insert into bare_ratings (${COLUMNS})
  values (:who, :name, 4, null, null, :today, :now, :now) on conflict do nothing;`;

/** As parameters, like the product's: with literals PostgreSQL would plan the statement each time. */
const VALUES = [':who', ':name', '4', 'null', 'null', ':today', ':now', ':since', ':limit'];
const fillParameters = (statement: string): string =>
  `${statement.replace(/\$(\d)/g, (_, number: string) => VALUES[Number(number) - 1] ?? 'null')};`;

/** Users who have few ratings: every write is a new rating, on both sides. */
const personAndNameVariables = (names: number): string[] => [
  '\\set person random(4001, 20000)',
  `\\set place random(1, ${names})`,
  'select id as name from bench_names where place = :place \\gset',
  `select ${PERSON(':person')} as who, '2027-01-15' as today, '2027-01-15T12:00:00Z' as now,
    '2027-01-14T12:00:00Z' as since \\gset`,
  '\\set limit 50',
];

const numberNames = (databaseUrl: string): Promise<number> =>
  withClient(databaseUrl, async (client) => {
    await client.query(
      'create table bench_names as select id, row_number() over (order by id)::int as place from names',
    );
    await client.query('alter table bench_names add primary key (place)');
    await client.query('vacuum analyze bench_names');
    // So that no checkpoint happens during the measurement.
    await client.query('checkpoint');
    const { rows } = await client.query<{ names: number }>(
      'select count(*)::int as names from bench_names',
    );
    return rows[0]?.names ?? 0;
  });

/** The latency of each statement in pgbench's report. */
const latencyOf = (report: string, table: string): number => {
  const lines = report.matchAll(/^\s+([\d.]+)\s+\d+\s+insert into (\w+)/gm);
  const times = [...lines].filter(([, , name]) => name === table).map(([, ms]) => Number(ms));
  return times.reduce((sum, ms) => sum + ms, 0) / times.length;
};

/** Milliseconds. */
interface Pair {
  rating: number;
  bare: number;
}

interface WriteBenchOptions {
  dir: string;
  /** Of the database server. */
  log: string;
  rounds: number;
}

/**
 * A rating and a bare insert, in both orders, until both are on disk, so that other load affects both. Then again without
 * waiting for the disk, which leaves PostgreSQL's own work.
 */
export async function compareWrites(stack: Stack, { dir, log, rounds }: WriteBenchOptions) {
  const rating = fillParameters(await ratingStatement(stack, log));
  await makeBareTable(stack.databaseUrl);
  // Its job of each minute is not part of a write.
  await findProcess(stack, 'worker-1').stop();
  const setUp = personAndNameVariables(await numberNames(stack.databaseUrl));
  const files = [join(dir, 'rating-first.sql'), join(dir, 'bare-first.sql')];
  for (const [index, order] of [
    [rating, BARE],
    [BARE, rating],
  ].entries()) {
    const lines = [...setUp, ...order].map((line) => line.replaceAll('\n', ' '));
    await writeFile(files[index] ?? '', lines.join('\n'));
  }
  const program = findPgbench();
  const run = async (commit: 'on' | 'off'): Promise<Pair> => {
    const { stdout } = await promisify(execFile)(
      program,
      [
        ...['--no-vacuum', '--protocol=prepared', '--report-per-command'],
        ...[...files.map((file) => `--file=${file}`), `--transactions=${PAIRS}`],
        ...['--client=1', '--jobs=1', stack.databaseUrl],
      ],
      { env: { ...process.env, PGOPTIONS: `-c synchronous_commit=${commit}` } },
    );
    return { rating: latencyOf(stdout, 'name_ratings'), bare: latencyOf(stdout, 'bare_ratings') };
  };
  const seen: Record<'on' | 'off', Pair[]> = { on: [], off: [] };
  await run('off');
  for (let round = 0; round < rounds; round += 1) {
    seen.on.push(await run('on'));
    seen.off.push(await run('off'));
  }
  const ratioOf = (runs: readonly Pair[]) => median(runs.map((each) => each.rating / each.bare));
  return {
    ratingMs: median(seen.on.map((each) => each.rating)),
    bareMs: median(seen.on.map((each) => each.bare)),
    writeRatio: ratioOf(seen.on),
    writeRatioWithoutDisk: ratioOf(seen.off),
  };
}
