import { type AuditChange, type admin, BUSINESS_TIME_ZONE, type QueryOf } from '@ismi/contract';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { listActions, listActors, pageOfChanges } from './audit.queries.ts';

const Cursor = z
  .string()
  .transform((text) => text.split('_'))
  .pipe(z.tuple([z.iso.datetime(), z.uuid()]));

function readCursor(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const read = Cursor.safeParse(cursor);
  if (!read.success)
    throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'cursor', rule: 'form' }] });
  const [at, id] = read.data;
  return { at: new Date(at), id };
}

type Row = Awaited<ReturnType<typeof pageOfChanges>>[number];

const changeOf = ({ change, actorName, actorEmail }: Row): AuditChange => ({
  id: change.id,
  // An erased administrator is still identified by the id.
  actor: change.actorId
    ? { id: change.actorId, name: actorName ?? '', email: actorEmail ?? '' }
    : null,
  action: change.action,
  subject_kind: change.subjectKind,
  subject_id: change.subjectId,
  before: JSON.stringify(change.before),
  after: JSON.stringify(change.after),
  reason: change.reason,
  created_at: change.createdAt.toISOString(),
});

type AuditQuery = QueryOf<typeof admin.audit>;

/** Audit entries, newest first. */
export async function listChanges(deps: Deps, { cursor, limit, ...query }: AuditQuery) {
  const filter = {
    actor: query.actor,
    action: query.action,
    subject: query.subject,
    startDate: query.start_date,
    endDate: query.end_date,
    before: readCursor(cursor),
  };
  // One more than shown, to know whether there is a next page.
  const rows = await pageOfChanges(deps.db, filter, BUSINESS_TIME_ZONE, limit + 1);
  const changes = rows.slice(0, limit).map(changeOf);
  const last = changes.at(-1);
  const next = rows.length > limit && last ? `${last.created_at}_${last.id}` : null;
  return { changes, next };
}

/** The filter options of the log. */
export async function readAuditChoices(db: Db) {
  const [actors, actions] = await Promise.all([listActors(db), listActions(db)]);
  return { actors, actions };
}
