import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../src/db/client.ts';
import { creditEntries } from '../../src/db/schema/credits.ts';
import { releaseExpiredHolds } from '../../src/features/credits/holds.service.ts';
import { makeLog } from '../../src/lib/log.ts';
import { aUserWith } from '../fixtures/credits.ts';
import { doSomething, type Remembered, type World } from './ledger-operations.ts';
import { chanceFrom, LoadPlan } from './load-plan.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';

/**
 * Many clients use the ledger's services, each retrying until it has an answer, whatever happens to the database. Prints its
 * progress line by line; the last line compares what the clients were told with the ledger.
 */
const plan = LoadPlan.parse(JSON.parse(process.argv[2] ?? '{}'));
const log = makeLog('silent', 'load');
const { db, close } = openDatabase(plan.databaseUrl, plan.clients + 2, log);
const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const START = 300;
const world: World = {
  db,
  plan,
  chance: chanceFrom(plan.seed),
  users: [],
  troubles: { interrupted: 0, deadlocks: 0, unexpected: [] },
  confirmed: [],
  spent: [],
};
for (let count = 0; count < plan.users; count += 1) {
  const { id } = await aUserWith(db, START);
  world.users.push(id);
}

let begun = 0;
async function client(): Promise<void> {
  while (begun < plan.operations) {
    begun += 1;
    if (begun % 500 === 0) tell({ begun });
    await doSomething(world);
  }
}

let over = false;
async function sweeper(): Promise<void> {
  while (!over) {
    await retryUntilAnswered(world.troubles, () => releaseExpiredHolds({ db }));
    await pause(500);
  }
  // The last hold that died expires a second later.
  await pause(1_500);
  await retryUntilAnswered(world.troubles, () => releaseExpiredHolds({ db }));
}

const sweeping = plan.without === 'sweeper' ? Promise.resolve() : sweeper();
await Promise.all(Array.from({ length: plan.clients }, client));
over = true;
await sweeping;

const keyOf = ({ userId, type, amount, reference }: Remembered) =>
  [userId, type, amount, reference].join(' ');
const entries = await db.select().from(creditEntries);
const booked = new Set(entries.map(keyOf));
const missing = world.confirmed.filter((each) => !booked.has(keyOf(each))).length;
tell({
  finished: {
    operations: begun,
    confirmed: world.confirmed.length,
    // A user's initial credits were not requested by a client.
    unasked: entries.length - plan.users - world.confirmed.length,
    missing: plan.without === 'references' ? 0 : missing,
    interrupted: world.troubles.interrupted,
    deadlocks: world.troubles.deadlocks,
    unexpected: world.troubles.unexpected.length,
    firstUnexpected: world.troubles.unexpected[0] ?? null,
  },
});
await close();
