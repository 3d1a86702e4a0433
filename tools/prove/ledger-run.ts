import { withClient } from '../stack/with-client.ts';
import { runKilledLoad } from './killed-load.ts';

interface Run {
  operations: number;
  clients: number;
  users: number;
  /** How often PostgreSQL is killed while the clients work. */
  kills: number;
  without?: 'references' | 'sweeper';
  /** PostgreSQL confirms commits before they are on disk. */
  forgetful?: boolean;
}

const UNSAFE_COMMIT_SETTINGS = { synchronous_commit: 'off', wal_buffers: '64MB' };

/** The load's own report. */
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

/** Violated invariants plus lost or unexpected operations: 0 for a sound ledger. */
export const faultsOf = ({ violations, missing, unasked, unexpected }: LedgerRun): number =>
  violations + missing + Math.abs(unasked) + unexpected;

/** Runs a load on the ledger with a PostgreSQL that is killed several times. */
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
    ...(forgetful && { settings: UNSAFE_COMMIT_SETTINGS, prepare: stopWalWriter }),
  });
  return { ...finished, kills, violations };
}

/** It would otherwise write most of the early confirmed commits. */
const stopWalWriter = (databaseUrl: string) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'walwriter'",
    );
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
  });
