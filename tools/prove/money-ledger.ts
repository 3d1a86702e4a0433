import { faultsOf, type LedgerRun, runLedger } from './ledger-run.ts';
import type { ProofPart } from './report.ts';

const CONTROL = { operations: 2_000, clients: 32, users: 40 };

/** Guards that are removed one at a time, to test that the proof notices. */
const CONTROLS: Record<string, () => Promise<LedgerRun>> = {
  'an act has a reference': () => runLedger({ ...CONTROL, kills: 0, without: 'references' }),
  'what died is given back': () => runLedger({ ...CONTROL, kills: 0, without: 'sweeper' }),
  'a commit is on disk before it is confirmed': () =>
    runLedger({ ...CONTROL, kills: 1, forgetful: true }),
};

/**
 * The ledger with many clients and a PostgreSQL that is killed: nothing confirmed is lost, nothing is booked twice, the
 * books balance. `short` is for CI.
 */
export async function proveLedger(short: boolean): Promise<ProofPart> {
  const main = await runLedger({
    operations: short ? 4_000 : 100_000,
    clients: 32,
    users: 40,
    kills: short ? 1 : 6,
  });
  // In CI one control is enough to show that the proof can fail.
  const controls = Object.entries(CONTROLS).slice(0, short ? 1 : undefined);
  if (main.firstUnexpected) console.error(main.firstUnexpected);
  const unnoticed: string[] = [];
  for (const [guard, run] of controls) {
    console.error(`without the guard "${guard}":`);
    const control = await run();
    console.error(JSON.stringify(control));
    if (faultsOf(control) === 0) unnoticed.push(guard);
  }
  const { firstUnexpected, ...figures } = main;
  return {
    figures: { ...figures, controls: controls.length, unnoticed: unnoticed.length },
    promises: {
      'the books balance after every kill and at the end': main.violations === 0,
      'nothing that was confirmed is missing': main.missing === 0,
      'nothing stands in the books that nobody asked for': main.unasked === 0,
      'kills interrupt somebody, or they prove nothing': main.interrupted > 0,
      'no client sees an error that waiting does not mend': main.unexpected === 0,
      'nobody waits for each other in a circle': main.deadlocks === 0,
      [`taking a guard away is noticed (${unnoticed.join(', ') || 'each was'})`]:
        unnoticed.length === 0,
    },
  };
}
