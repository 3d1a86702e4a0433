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
import { cancelLocked } from './cancelling.service.ts';
import {
  assertAsSeen,
  assertMayFollow,
  bookingStatusOf,
  hourOf,
  isAnswerDue,
} from './consulting.rules.ts';
import { type ConsultingDeps, postAnswer } from './consulting-mails.service.ts';
import {
  countRequests,
  findRequest,
  lockRequest,
  pageOfRequests,
  updateRequestRow,
  type WholeRequest,
} from './requests.queries.ts';
import { lockSlot } from './slots.queries.ts';

const viewOf = ({ request, appointment, user }: WholeRequest): AdminRequest => ({
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
    appointment_time: hourOf(appointment.appointmentTime),
  },
});

interface Wanted {
  page: number;
  limit: number;
  status?: RequestStatus | undefined;
  type?: ConsultationType | undefined;
}

/** One page of the requests, the newest first. */
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

/** One request, as it stands now. */
export async function readRequest({ db }: ConsultingDeps, id: string): Promise<AdminRequest> {
  const found = await findRequest(db, id);
  if (!found) throw new AppError('NOT_FOUND');
  return viewOf(found);
}

/** What stands where; a cancelled request brought nothing, its credits went back. */
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

interface Wishes {
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
  wishes: Wishes,
) {
  return deps.db.transaction(async (tx) => {
    const before = await lockWhole(tx, id);
    assertAsSeen(before.request, wishes);
    const status = wishes.status ?? before.request.status;
    assertMayFollow(before.request.status, status);
    if (status === 'cancelled') await cancel(tx, deps, before, wishes);
    else await change(tx, deps, before, { ...wishes, status });
    const after = await findRequest(tx, id);
    if (!after) throw new Error('a request that was just locked is gone');
    await recordChange(tx, {
      actorId,
      action: 'consulting.update',
      subjectKind: 'consulting_request',
      subjectId: id,
      before: traceOf(before),
      after: traceOf(after),
      reason: wishes.cancellation_reason ?? AUDIT_OWN_REASONS.updated,
      at: deps.clock.now(),
    });
    return viewOf(after);
  });
}

/**
 * What of a request an audit remembers: where it stands. Of our note and our answer only that there is one: their words stand with
 * the request and go with it; the log outlives both.
 */
const traceOf = ({ request }: WholeRequest) => ({
  status: request.status,
  has_note: request.adminNotes !== null,
  has_answer: request.responseText !== null,
  response_sent_at: request.responseSentAt?.toISOString() ?? null,
});

/** Read once to learn the slot, locked from the slot on, then read again: what was read before the lock may be old. */
async function lockWhole(tx: Tx, id: string): Promise<WholeRequest> {
  const seen = await findRequest(tx, id);
  if (!seen) throw new AppError('NOT_FOUND');
  if (seen.appointment?.slotId) await lockSlot(tx, seen.appointment.slotId);
  await lockRequest(tx, id);
  const locked = await findRequest(tx, id);
  if (!locked) throw new AppError('NOT_FOUND');
  return locked;
}

async function cancel(tx: Tx, deps: ConsultingDeps, before: WholeRequest, wishes: Wishes) {
  const reason = wishes.cancellation_reason;
  if (before.request.status !== 'cancelled' && !reason) throw new AppError('REASON_REQUIRED');
  await cancelLocked(tx, deps, before, reason ?? '');
  await updateRequestRow(tx, before.request.id, {
    adminNotes: wishes.admin_notes === undefined ? before.request.adminNotes : wishes.admin_notes,
    updatedAt: deps.clock.now(),
  });
}

async function change(
  tx: Tx,
  deps: ConsultingDeps,
  { request, appointment }: WholeRequest,
  wishes: Wishes & { status: RequestStatus },
) {
  const now = deps.clock.now();
  const text = wishes.response_text === undefined ? request.responseText : wishes.response_text;
  const isDue = isAnswerDue(request, wishes.status, text);
  await updateRequestRow(tx, request.id, {
    status: wishes.status,
    adminNotes: wishes.admin_notes === undefined ? request.adminNotes : wishes.admin_notes,
    responseText: text,
    responseSentAt:
      wishes.status === 'completed' ? stampOf(request, isDue, now) : sentAt(request, text),
    updatedAt: now,
  });
  if (appointment) await setAppointmentStatus(tx, request.id, bookingStatusOf(wishes.status));
  if (isDue && text) await postAnswer(tx, deps, request, text);
}

/** Other words than those that were sent are a draft, and were not sent. */
const sentAt = (request: WholeRequest['request'], text: string | null) =>
  text === request.responseText ? request.responseSentAt : null;

const stampOf = (request: WholeRequest['request'], isDue: boolean, now: Date) =>
  isDue ? now : (request.responseSentAt ?? now);
