import {
  type AdminRequest,
  AUDIT_OWN_REASONS,
  CONSULTING_DAY_ZONE,
  type ConsultationType,
  pagesOf,
  type RequestStatus,
} from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';
import { dayIn } from '../../lib/calendar-day.ts';
import { countAppointmentsOf, setAppointmentStatus } from './appointments.queries.ts';
import { cancelLockedRequest } from './cancelling.service.ts';
import {
  appointmentStatusOf,
  assertStatusChange,
  assertUnchangedSinceRead,
  isAnswerDue,
  shortTime,
} from './consulting.rules.ts';
import { type ConsultingDeps, postAnswer } from './consulting-mails.service.ts';
import {
  countRequests,
  findRequest,
  lockRequest,
  pageOfRequests,
  type RequestWithUser,
  updateRequestRow,
} from './requests.queries.ts';
import { lockSlot } from './slots.queries.ts';

const viewOf = ({ request, appointment, user }: RequestWithUser): AdminRequest => ({
  id: request.id,
  user,
  consultation_type: request.type,
  status: request.status,
  email: request.email,
  instagram_username: request.instagramUsername,
  parent_name: request.parentName,
  partner_name: request.partnerName,
  due_date: request.dueDate,
  gender: request.gender,
  cultural_background: request.culturalBackground,
  religious_preference: request.religiousPreference,
  name_style: request.nameStyle,
  meaning_importance: request.meaningImportance,
  family_names: request.familyNames,
  avoid_names: request.avoidNames,
  special_requests: request.specialRequests,
  admin_notes: request.adminNotes,
  cancellation_reason: request.cancellationReason,
  response_text: request.responseText,
  response_sent_at: request.responseSentAt?.toISOString() ?? null,
  credits_used: request.creditsUsed,
  language: request.language,
  created_at: request.createdAt.toISOString(),
  updated_at: request.updatedAt.toISOString(),
  appointment: appointment && {
    appointment_date: appointment.appointmentDate,
    appointment_time: shortTime(appointment.appointmentTime),
  },
});

interface Wanted {
  page: number;
  limit: number;
  status?: RequestStatus | undefined;
  type?: ConsultationType | undefined;
}

/** One page of requests, newest first. */
export async function listRequests({ db }: ConsultingDeps, { page, limit, status, type }: Wanted) {
  const { rows, total } = await pageOfRequests(db, {
    status,
    type,
    limit,
    offset: (page - 1) * limit,
  });
  return {
    requests: rows.map(viewOf),
    pagination: { page, pages: pagesOf(total, limit), total },
  };
}

/** One request, as it is now. */
export async function readRequest({ db }: ConsultingDeps, id: string): Promise<AdminRequest> {
  const found = await findRequest(db, id);
  if (!found) throw new AppError('NOT_FOUND');
  return viewOf(found);
}

/** Counts by status; a cancelled request earned nothing, its credits were refunded. */
export async function readConsultingStats({ db, clock }: ConsultingDeps) {
  const rows = await countRequests(db);
  const of = (status: RequestStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  const earned = rows.filter(({ status }) => status !== 'cancelled');
  return {
    totalRequests: rows.reduce((sum, row) => sum + row.count, 0),
    pendingRequests: of('pending'),
    processingRequests: of('processing'),
    completedRequests: of('completed'),
    totalCredits: earned.reduce((sum, row) => sum + row.credits, 0),
    todayAppointments: await countAppointmentsOf(db, dayIn(CONSULTING_DAY_ZONE, clock.now())),
  };
}

interface RequestChanges {
  status?: RequestStatus | undefined;
  expected_updated_at?: string | undefined;
  admin_notes?: string | null | undefined;
  cancellation_reason?: string | undefined;
  response_text?: string | null | undefined;
}

/** Notes, answers, completes or cancels a request. Safe to repeat: an answer is sent once, a cancellation refunds once. */
export async function updateRequest(
  deps: ConsultingDeps,
  actorId: string,
  id: string,
  changes: RequestChanges,
) {
  return deps.db.transaction(async (tx) => {
    const before = await lockWhole(tx, id);
    assertUnchangedSinceRead(before.request, changes);
    const status = changes.status ?? before.request.status;
    assertStatusChange(before.request.status, status);
    if (status === 'cancelled') await cancel(tx, deps, before, changes);
    else await change(tx, deps, before, { ...changes, status });
    const after = await findRequest(tx, id);
    if (!after) throw new Error('a request that was just locked is gone');
    await recordChange(tx, {
      actorId,
      action: 'consulting.update',
      subjectKind: 'consulting_request',
      subjectId: id,
      before: traceOf(before),
      after: traceOf(after),
      reason: changes.cancellation_reason ?? AUDIT_OWN_REASONS.updated,
      at: deps.clock.now(),
    });
    return viewOf(after);
  });
}

/**
 * What the audit log keeps of a request: its status. Of note and answer only whether they exist: their text is deleted with the
 * request, and the log outlives both.
 */
const traceOf = ({ request }: RequestWithUser) => ({
  status: request.status,
  has_note: request.adminNotes !== null,
  has_answer: request.responseText !== null,
  response_sent_at: request.responseSentAt?.toISOString() ?? null,
});

/** Read once to find the slot, locked from the slot on, then read again: a read before the lock may be outdated. */
async function lockWhole(tx: Tx, id: string): Promise<RequestWithUser> {
  const seen = await findRequest(tx, id);
  if (!seen) throw new AppError('NOT_FOUND');
  if (seen.appointment?.slotId) await lockSlot(tx, seen.appointment.slotId);
  await lockRequest(tx, id);
  const locked = await findRequest(tx, id);
  if (!locked) throw new AppError('NOT_FOUND');
  return locked;
}

async function cancel(
  tx: Tx,
  deps: ConsultingDeps,
  before: RequestWithUser,
  changes: RequestChanges,
) {
  const reason = changes.cancellation_reason;
  if (before.request.status !== 'cancelled' && !reason) throw new AppError('REASON_REQUIRED');
  await cancelLockedRequest(tx, deps, before, reason ?? '');
  await updateRequestRow(tx, before.request.id, {
    adminNotes: changes.admin_notes === undefined ? before.request.adminNotes : changes.admin_notes,
    updatedAt: deps.clock.now(),
  });
}

async function change(
  tx: Tx,
  deps: ConsultingDeps,
  { request, appointment }: RequestWithUser,
  changes: RequestChanges & { status: RequestStatus },
) {
  const now = deps.clock.now();
  const text = changes.response_text === undefined ? request.responseText : changes.response_text;
  const isDue = isAnswerDue(request, changes.status, text);
  await updateRequestRow(tx, request.id, {
    status: changes.status,
    adminNotes: changes.admin_notes === undefined ? request.adminNotes : changes.admin_notes,
    responseText: text,
    responseSentAt:
      changes.status === 'completed' ? stampOf(request, isDue, now) : sentAt(request, text),
    updatedAt: now,
  });
  if (appointment) await setAppointmentStatus(tx, request.id, appointmentStatusOf(changes.status));
  if (isDue && text) await postAnswer(tx, deps, request, text);
}

/** Text that differs from what was sent is a draft. */
const sentAt = (request: RequestWithUser['request'], text: string | null) =>
  text === request.responseText ? request.responseSentAt : null;

const stampOf = (request: RequestWithUser['request'], isDue: boolean, now: Date) =>
  isDue ? now : (request.responseSentAt ?? now);
