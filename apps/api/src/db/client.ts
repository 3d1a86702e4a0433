import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../lib/log.ts';

export type Db = NodePgDatabase;
/** Marks what must run inside a transaction: a `Db` does not fit here. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface OpenDatabase {
  db: Db;
  close(): Promise<void>;
}

export function openDatabase(url: string, poolSize: number, log: Log): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that the server closes is replaced by the pool; unheard, this event would end the process.
  pool.on('error', (error) =>
    log.warn({ reason: error.message }, 'an idle database connection was lost'),
  );
  return { db: drizzle(pool), close: () => pool.end() };
}
