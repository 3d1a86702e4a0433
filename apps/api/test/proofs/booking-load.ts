import { addDays } from '@ismi/contract';
import { count, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { openDatabase } from '../../src/db/client.ts';
import { appointments, consultingRequests, slots } from '../../src/db/schema/consulting.ts';
import { jobsThrough, openBoss } from '../../src/jobs/queue.ts';
import { makeLog } from '../../src/lib/log.ts';
import { aSlot } from '../fixtures/consulting.ts';
import { aUserWith } from '../fixtures/credits.ts';
import {
  blockSomething,
  book,
  bookAnything,
  type ConsultingWorld,
  cancelSomething,
  depsFor,
  type Hour,
  open,
} from './booking-operations.ts';
import { chanceFrom } from './load-plan.ts';

/**
 * Many families use the booking services, with administrators who block and cancel, each retrying until there is an answer,
 * whatever happens to the database. The last line compares what they were told with what is stored.
 */
const Plan = z.strictObject({
  databaseUrl: z.string(),
  operations: z.int(),
  clients: z.int(),
  users: z.int(),
  slots: z.int(),
  seed: z.int(),
});
const plan = Plan.parse(JSON.parse(process.argv[2] ?? '{}'));
const log = makeLog('silent', 'load');
const { db, close } = openDatabase(plan.databaseUrl, plan.clients + 2, log);
const boss = openBoss(plan.databaseUrl, log, 'sender');
await boss.start();
const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const MUCH = 99 * 1_000;
const world: ConsultingWorld = {
  deps: depsFor(plan.databaseUrl, db, jobsThrough(boss)),
  chance: chanceFrom(plan.seed),
  users: [],
  hours: [],
  troubles: { interrupted: 0, deadlocks: 0, unexpected: [] },
  confirmed: [],
  open: [],
  refused: {},
  askedAgain: 0,
  blocks: 0,
  cancels: 0,
};
for (let each = 0; each < plan.users; each += 1) {
  const { id } = await aUserWith(db, MUCH);
  world.users.push(id);
}
for (let each = 0; each < plan.slots; each += 1) {
  const capacity = 1 + (each % 4);
  const date = addDays('2026-11-18', Math.floor(each / 10));
  const time = `${String(9 + (each % 10)).padStart(2, '0')}:00`;
  const { id } = await aSlot(db, { slotDate: date, slotTime: time, maxAppointments: capacity });
  world.hours.push({ id, date, time, capacity });
}

let begun = 0;
async function client(): Promise<void> {
  while (begun < plan.operations) {
    begun += 1;
    if (begun % 100 === 0) tell({ begun });
    await bookAnything(world);
    // Often enough that hours become free again: a full calendar proves little.
    if (world.chance.below(6) === 0) await cancelSomething(world);
    if (world.chance.below(40) === 0) await blockSomething(world);
  }
}
await Promise.all(Array.from({ length: plan.clients }, client));

/** Afterwards every remaining place can be taken, and not one more: none was lost. */
async function fill(hour: Hour): Promise<number> {
  await open(world, hour);
  let booked = 0;
  for (const user of world.users) {
    if (await book(world, user, hour)) booked += 1;
    const [slot] = await db.select().from(slots).where(eq(slots.id, hour.id));
    if (slot?.currentAppointments === hour.capacity) break;
  }
  return booked;
}
const fillings = await Promise.all(world.hours.map(fill));
const filled = fillings.reduce((sum, each) => sum + each, 0);
const tooMany = await Promise.all(
  world.hours.map((hour) => book(world, world.chance.oneOf(world.users), hour)),
);

const stored = await db
  .select({ id: consultingRequests.id, status: consultingRequests.status })
  .from(consultingRequests);
const ids = new Set(stored.map(({ id }) => id));
const cancelled = stored.filter(({ status }) => status === 'cancelled').length;
const [taken] = await db
  .select({ count: count() })
  .from(appointments)
  .where(eq(appointments.status, 'booked'));
const { rows: mails } = await db.execute<{ template: string; mails: number; ids: number }>(
  sql`select data->'mail'->>'template' as template, count(*)::int as mails,
    count(distinct data->>'mailId')::int as ids
  from pgboss.job where name = 'mail.send' group by 1`,
);
const mailsOf = (template: string) => mails.find((row) => row.template === template)?.mails ?? 0;
tell({
  finished: {
    attempts: begun,
    confirmed: world.confirmed.length,
    missing: world.confirmed.filter((id) => !ids.has(id)).length,
    unasked: ids.size - new Set(world.confirmed).size,
    cancelled,
    blocks: world.blocks,
    askedAgain: world.askedAgain,
    notAvailable: world.refused.SLOT_NOT_AVAILABLE ?? 0,
    conflicts: world.refused.SLOT_CONFLICT ?? 0,
    places: world.hours.reduce((sum, { capacity }) => sum + capacity, 0),
    takenAtTheEnd: taken?.count ?? 0,
    filledAtTheEnd: filled,
    overbooked: tooMany.filter(Boolean).length,
    cancelMails: mailsOf('appointmentCancelled'),
    confirmMails: mailsOf('appointmentConfirmed'),
    mailsWithoutOwnId: mails.reduce((sum, row) => sum + row.mails - row.ids, 0),
    interrupted: world.troubles.interrupted,
    deadlocks: world.troubles.deadlocks,
    unexpected: world.troubles.unexpected.length,
    firstUnexpected: world.troubles.unexpected[0] ?? null,
  },
});
await boss.stop({ graceful: false });
await close();
