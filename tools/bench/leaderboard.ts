import { join } from 'node:path';
import { reportProof } from '../prove/report.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';
import { withClient } from '../stack/with-client.ts';
import { closeConnections, send } from './http-load.ts';
import { median } from './median.ts';
import { seedRatings } from './rating-seed.ts';
import { compareWrites } from './rating-writes.ts';

/**
 * Compares reading leaderboard and figures with 5 million and with 100,000 ratings, and writing a rating with a bare insert:
 * alternating, as ratios. `--short` inserts and measures less.
 */
const SHORT = process.argv.includes('--short');
const MANY = SHORT ? 500_000 : 5_000_000;
const FEW = 100_000;
const READS = SHORT ? 200 : 600;
const ROUNDS = SHORT ? 3 : 9;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const startSeededStack = async (dir: string, count: number): Promise<Stack> => {
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

/** The worker updates the leaderboard once a minute; then it has fifty places. */
const waitForLeaderboard = ({ databaseUrl }: Stack) =>
  withClient(databaseUrl, async (client) => {
    for (let tries = 0; tries < 150; tries += 1) {
      const { rows } = await client.query('select count(*)::int as places from leaderboard_places');
      if (rows[0].places === 100) return;
      await client.query('select pg_sleep(1)');
    }
    throw new Error('the worker has not updated the leaderboard');
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

const dir = await makeThrowawayDir('bench-leaderboard');
const stacks: Stack[] = [];
try {
  const few = await startSeededStack(dir.path, FEW);
  stacks.push(few);
  const many = await startSeededStack(dir.path, MANY);
  stacks.push(many);
  await waitForLeaderboard(few);
  await waitForLeaderboard(many);
  const { list, figures, tables } = await compareReads(few, many);
  const writes = await compareWrites(many, {
    dir: dir.path,
    log: join(dir.path, `data-${MANY}`, 'postgres/server.log'),
    rounds: ROUNDS,
  });
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
      'a rating takes at most 1.3 of the time of a bare insert': results.writeRatio <= 1.3,
      'also when neither waits for the disk': results.writeRatioWithoutDisk <= 1.3,
    },
  );
} finally {
  closeConnections();
  for (const stack of stacks) await stack.stop();
  await dir.remove();
}
