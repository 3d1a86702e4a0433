import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { systemClock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import { type OutageLog, outageLog } from './outage-log.ts';

export type Db = NodePgDatabase;
/** Marks functions that must run inside a transaction: a `Db` does not fit the type. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** The driver's connection or pool behind each `Db` and `Tx` that this file has made. */
const CLIENTS = new WeakMap<Db | Tx, pg.Pool | pg.PoolClient>();

/** For statements that the ORM cannot express. Inside a transaction it is the transaction's own connection. */
export function clientOf(db: Db | Tx): pg.Pool | pg.PoolClient {
  const client = CLIENTS.get(db);
  // A savepoint is a new object of the ORM: a pool instead would leave the transaction.
  if (!client) throw new Error('not opened by openDatabase, or a nested transaction');
  return client;
}

export interface OpenDatabase {
  db: Db;
  outages: OutageLog;
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
  // A connection in use needs the listener too: a running query fails by itself, but between two queries only this event
  // reports the loss.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzle(pool);
  CLIENTS.set(db, pool);
  db.transaction = transactionsOf(pool);
  const answers = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    );
  const outages = outageLog(answers, { log, clock: systemClock });
  // The pool replaces an idle connection that the server closes; without a listener this event would end the process.
  pool.on('error', (error) => {
    if (!outages.tell(error)) log.warn({ reason: error.message }, 'idle database connection lost');
  });
  const close = () => {
    outages.close();
    return pool.end();
  };
  return { db, outages, close };
}

/**
 * Like the ORM's own `transaction`, but always returns the connection to the pool. The ORM keeps it when `begin` itself meets a
 * dead server: after a few restarts of PostgreSQL the pool would stay empty.
 */
function transactionsOf(pool: pg.Pool): Db['transaction'] {
  const wrapped = new WeakMap<pg.PoolClient, Db>();
  return async (work, config) => {
    const client = await pool.connect();
    const db = wrapped.get(client) ?? drizzle(client);
    wrapped.set(client, db);
    try {
      return await db.transaction((tx) => {
        CLIENTS.set(tx, client);
        return work(tx);
      }, config);
    } finally {
      client.release();
    }
  };
}
