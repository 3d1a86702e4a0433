import { withClient } from '../stack/with-client.ts';
import { runKilledLoad } from './killed-load.ts';

interface Run {
  operations: number;
  clients: number;
  users: number;
  /** How often PostgreSQL is killed while the clients are at work. */
  kills: number;
  without?: 'references' | 'sweeper';
  /** A PostgreSQL that confirms before anything is written. */
  forgetful?: boolean;
}

const FORGETFUL = { synchronous_commit: 'off', wal_buffers: '64MB' };

/** What the load says of itself at the end. */
interface Finished {
  operations: number;
  confirmed: number;
  unasked: number;
  missing: number;
  interrupted: number;
  deadlocks: number;
  unexpected: number;
  firstUnexpected: string | null;
}

export interface LedgerRun extends Finished {
  kills: number;
  violations: number;
}

/** How many of the books' promises were broken, or of the clients' words forgotten: 0 for a sound ledger. */
export const faultsOf = ({ violations, missing, unasked, unexpected }: LedgerRun): number =>
  violations + missing + Math.abs(unasked) + unexpected;

/** A load on the ledger, on a PostgreSQL that is killed under it now and then. */
export async function runLedger({
  kills,
  without,
  forgetful = false,
  ...load
}: Run): Promise<LedgerRun> {
  const { finished, violations } = await runKilledLoad<Finished>({
    script: 'apps/api/test/proofs/ledger-load.ts',
    plan: { ...load, seed: 1, without: without ?? 'nothing' },
    kills,
    ...(forgetful && { settings: FORGETFUL, prepare: stopWalWriter }),
  });
  return { ...finished, kills, violations };
}

/** Whose work would otherwise save most of what was confirmed too early. */
const stopWalWriter = (databaseUrl: string) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'walwriter'",
    );
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
  });
