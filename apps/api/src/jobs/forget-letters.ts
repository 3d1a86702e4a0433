import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';

/** The address as a whole: `li@x.de` is neither in `ali@x.de` nor in `li@x.de.tr`. */
const patternOf = (address: string): string =>
  `(?<![\\w.%+-])${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-]|\\.\\w)`;

/** Takes what names an address out of the queue, also what was done today and what has died; what is being done at this moment ends by itself. */
export const forgetLettersNaming = (tx: Tx, address: string) =>
  tx.execute(
    sql`delete from pgboss.job where state <> 'active' and strpos(data::text, ${address}) > 0 and data::text ~ ${patternOf(address)}`,
  );

/** The same for what tells of a thing, to whatever address: an address that somebody typed in may be another person's, whose letters stay. */
export const forgetLettersAbout = (tx: Tx, ids: readonly string[]) =>
  tx.execute(
    sql`delete from pgboss.job where state <> 'active' and ${inArray(sql`data->>'about'`, [...ids])}`,
  );
