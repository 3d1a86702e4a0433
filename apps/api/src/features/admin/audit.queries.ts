import type { AuditAction } from '@ismi/contract';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { auditChanges } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/auth.ts';

export interface AuditFilter {
  /** An id, or `operator`. */
  actor?: string | undefined;
  action?: AuditAction | undefined;
  subject?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** Only entries older than this one. */
  before?: { at: Date; id: string } | undefined;
}

/** Keyset pagination: the cost does not grow with the depth. Days are days of the zone, the last one included. */
export async function pageOfChanges(db: Db, filter: AuditFilter, zone: string, limit: number) {
  const { actor, action, subject, startDate, endDate, before } = filter;
  const conditions: (SQL | undefined)[] = [
    actor === 'operator' ? isNull(auditChanges.actorId) : undefined,
    actor && actor !== 'operator' ? eq(auditChanges.actorId, actor) : undefined,
    action ? eq(auditChanges.action, action) : undefined,
    subject ? eq(auditChanges.subjectId, subject) : undefined,
    startDate
      ? sql`${auditChanges.createdAt} >= (${startDate}::timestamp at time zone ${zone})`
      : undefined,
    endDate
      ? sql`${auditChanges.createdAt} < ((${endDate}::date + 1)::timestamp at time zone ${zone})`
      : undefined,
    before
      ? sql`(${auditChanges.createdAt}, ${auditChanges.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
      : undefined,
  ];
  return db
    .select({ change: auditChanges, actorName: users.name, actorEmail: users.email })
    .from(auditChanges)
    .leftJoin(users, eq(users.id, auditChanges.actorId))
    .where(and(...conditions))
    .orderBy(desc(auditChanges.createdAt), desc(auditChanges.id))
    .limit(limit);
}

/** Skips from one value to the next by the index, so that a long log costs no more than a short one. */
export async function listActions(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive step as (
      (select action from audit_changes order by action limit 1)
      union all
      select (select later.action from audit_changes later where later.action > step.action order by later.action limit 1)
      from step where step.action is not null
    )
    select action from step where action is not null`);
  return rows.map(({ action }) => action);
}

export async function listActors(db: Db): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    with recursive step as (
      (select actor_id from audit_changes where actor_id is not null order by actor_id limit 1)
      union all
      select (select later.actor_id from audit_changes later where later.actor_id > step.actor_id order by later.actor_id limit 1)
      from step where step.actor_id is not null
    )
    select step.actor_id as id, coalesce(users.name, step.actor_id::text) as name
    from step left join users on users.id = step.actor_id where step.actor_id is not null order by name`);
  return rows;
}
