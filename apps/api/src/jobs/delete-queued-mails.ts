import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';

/** Matches the whole address: `li@x.de` is neither in `ali@x.de` nor in `li@x.de.tr`. */
const patternOf = (address: string): string =>
  `(?<![\\w.%+-])${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-]|\\.\\w)`;

/** Deletes queued mails that contain an address, including completed and dead ones; one being sent right now finishes. */
export const deleteQueuedMailsNaming = (tx: Tx, address: string) =>
  tx.execute(
    sql`delete from pgboss.job where state <> 'active' and strpos(data::text, ${address}) > 0 and data::text ~ ${patternOf(address)}`,
  );

/** The same for mails about a thing, to any address: an address that was typed in may be another person's, whose own mails stay. */
export const deleteQueuedMailsAbout = (tx: Tx, ids: readonly string[]) =>
  tx.execute(
    sql`delete from pgboss.job where state <> 'active' and ${inArray(sql`data->>'about'`, [...ids])}`,
  );
