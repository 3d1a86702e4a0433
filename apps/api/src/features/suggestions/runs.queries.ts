import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { type RUN_STATUSES, suggestionRuns } from '../../db/schema/suggestions.ts';

/** Leases expire by the database's clock: the processes may disagree on the time. */
const isAlive = sql<boolean>`${suggestionRuns.leaseUntil} > now()`;

export interface Run {
  id: string;
  userId: string;
  holdId: string;
  formKey: string;
  /** False: the writing process has died. */
  isAlive: boolean;
}

/** A user's list in progress. */
export async function findRunning(db: Db | Tx, userId: string): Promise<Run | undefined> {
  const [run] = await db
    .select({
      id: suggestionRuns.id,
      userId: suggestionRuns.userId,
      holdId: suggestionRuns.holdId,
      formKey: suggestionRuns.formKey,
      isAlive,
    })
    .from(suggestionRuns)
    .where(and(eq(suggestionRuns.userId, userId), eq(suggestionRuns.status, 'running')));
  return run;
}

/** The outcome of a run; undefined when it died. */
export async function findStatus(db: Db, id: string) {
  const [run] = await db
    .select({ status: suggestionRuns.status, isAlive })
    .from(suggestionRuns)
    .where(eq(suggestionRuns.id, id));
  return run && (run.status !== 'running' || run.isAlive) ? run.status : undefined;
}

export async function hasRun(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: suggestionRuns.id })
    .from(suggestionRuns)
    .where(eq(suggestionRuns.id, id));
  return found.length > 0;
}

export async function countRunsSince(tx: Tx, userId: string, since: Date): Promise<number> {
  const [counted] = await tx
    .select({ n: count() })
    .from(suggestionRuns)
    .where(and(eq(suggestionRuns.userId, userId), gt(suggestionRuns.startedAt, since)));
  return counted?.n ?? 0;
}

/** Runs that ended without a list. */
export async function countFailedRunsSince(tx: Tx, userId: string, since: Date): Promise<number> {
  const [counted] = await tx
    .select({ n: count() })
    .from(suggestionRuns)
    .where(
      and(
        eq(suggestionRuns.userId, userId),
        gt(suggestionRuns.startedAt, since),
        inArray(suggestionRuns.status, ['failed', 'abandoned']),
      ),
    );
  return counted?.n ?? 0;
}

export const insertRun = (
  tx: Tx,
  run: Omit<Run, 'isAlive'> & { startedAt: Date; leaseSeconds: number },
) =>
  tx.insert(suggestionRuns).values({
    id: run.id,
    userId: run.userId,
    holdId: run.holdId,
    formKey: run.formKey,
    startedAt: run.startedAt,
    leaseUntil: sql`now() + make_interval(secs => ${run.leaseSeconds})`,
  });

/** All of a user's runs, including the one in progress. */
export const rewriteKeys = (tx: Tx, userId: string, formKey: string) =>
  tx.update(suggestionRuns).set({ formKey }).where(eq(suggestionRuns.userId, userId));

/** Ends a run; false when it was already ended, and this writer's result no longer counts. */
export async function endRun(
  tx: Tx,
  id: string,
  status: Exclude<(typeof RUN_STATUSES)[number], 'running'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(suggestionRuns)
    .set({ status })
    .where(and(eq(suggestionRuns.id, id), eq(suggestionRuns.status, 'running')));
  return rowCount === 1;
}
