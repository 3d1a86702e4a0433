import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { guardCounters } from '../../db/schema/auth.ts';

/** Counts an attempt in the current window, or opens a new window. */
export async function countAttempt(
  db: Db | Tx,
  guard: string,
  subject: string,
  now: Date,
  windowMs: number,
) {
  const isOver = sql`${guardCounters.windowStartedAt} <= ${new Date(now.getTime() - windowMs)}`;
  const [counter] = await db
    .insert(guardCounters)
    .values({ guard, subject, windowStartedAt: now, tries: 1 })
    .onConflictDoUpdate({
      target: [guardCounters.guard, guardCounters.subject],
      set: {
        tries: sql`case when ${isOver} then 1 else ${guardCounters.tries} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then ${now} else ${guardCounters.windowStartedAt} end`,
      },
    })
    .returning();
  if (!counter) throw new Error('an upsert returns its row');
  return counter;
}

export const deleteAttempts = (db: Db | Tx, guard: string, subject: string) =>
  db
    .delete(guardCounters)
    .where(and(eq(guardCounters.guard, guard), eq(guardCounters.subject, subject)));
