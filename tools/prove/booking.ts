import { runKilledLoad } from './killed-load.ts';
import { reportProof } from './report.ts';

interface Finished {
  attempts: number;
  confirmed: number;
  missing: number;
  unasked: number;
  cancelled: number;
  blocks: number;
  askedAgain: number;
  notAvailable: number;
  conflicts: number;
  places: number;
  takenAtTheEnd: number;
  filledAtTheEnd: number;
  overbooked: number;
  cancelMails: number;
  confirmMails: number;
  mailsWithoutOwnId: number;
  interrupted: number;
  deadlocks: number;
  unexpected: number;
  firstUnexpected: string | null;
}

/**
 * Slots of mixed size with many families, blocks and cancellations, on a PostgreSQL that is killed three times: no
 * overbooking, no lost place, one refund and one mail for each cancellation. `--short` for CI.
 */
const short = process.argv.includes('--short');
const begin = performance.now();
const kills = 3;
const { finished, violations } = await runKilledLoad<Finished>({
  script: 'apps/api/test/proofs/booking-load.ts',
  plan: {
    operations: short ? 1_000 : 10_000,
    clients: 64,
    users: short ? 80 : 200,
    slots: 100,
    seed: 1,
  },
  kills,
});
const { firstUnexpected, ...figures } = finished;
if (firstUnexpected) console.error(firstUnexpected);
reportProof(
  'booking',
  { ...figures, kills, violations, seconds: Math.round((performance.now() - begin) / 1000) },
  {
    'slots, requests, refunds and books agree after every kill and at the end': violations === 0,
    'no slot takes more than it holds': finished.overbooked === 0,
    'no place is lost': finished.takenAtTheEnd === finished.places,
    'nothing that was confirmed is missing': finished.missing === 0,
    'nothing is booked that nobody was told of': finished.unasked === 0,
    'one mail for each cancellation': finished.cancelMails === finished.cancelled,
    'one confirmation for each booking': finished.confirmMails === finished.confirmed,
    'every mail has an id of its own, which a repeated delivery carries again':
      finished.mailsWithoutOwnId === 0,
    'kills interrupt somebody, or they prove nothing': finished.interrupted > 0,
    'blocks and cancellations happened, or they prove nothing':
      finished.blocks > 0 && finished.cancelled > 0,
    'no client sees an error that waiting does not mend': finished.unexpected === 0,
    'nobody waits for each other in a circle': finished.deadlocks === 0,
  },
);
