import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { lineOfText, paragraphsOfText } from '../core/free-text.ts';
import { CONSULTING_LIMITS } from '../core/limits.ts';
import { calendarDay, wallTime } from './consulting.ts';
import { CONSULTATION_TYPES, REQUEST_STATUSES } from './consulting-choices.ts';

const blockReason = lineOfText(CONSULTING_LIMITS.blockReason).pipe(
  z.string().min(CONSULTING_LIMITS.blockReasonMin),
);
const maxAppointments = z.int().min(1).max(CONSULTING_LIMITS.slotCapacity);
const id = z.strictObject({ id: z.uuid() });

/** A slot as the administrator sees it. */
export const AdminSlot = z.object({
  id: z.uuid(),
  slot_date: z.string(),
  slot_time: z.string(),
  max_appointments: z.int(),
  current_appointments: z.int(),
  is_available: z.boolean(),
  is_blocked: z.boolean(),
  /** Null where it is open, and where it was closed without a reason. */
  blocked_reason: z.string().nullable(),
});
export type AdminSlot = z.output<typeof AdminSlot>;

const SlotWithRequests = AdminSlot.extend({
  consultingRequests: z.array(
    z.object({ id: z.uuid(), user_name: z.string(), status: z.enum(REQUEST_STATUSES) }),
  ),
  totalRequests: z.int(),
  pendingRequests: z.int(),
});

const range = z.strictObject({
  startDate: calendarDay,
  endDate: calendarDay,
  limit: z.coerce.number().int().min(1).max(CONSULTING_LIMITS.slotsPage).optional(),
});

/** Everything that the customer submitted, and the outcome. */
export const AdminRequest = z.object({
  id: z.uuid(),
  user: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  consultation_type: z.enum(CONSULTATION_TYPES),
  status: z.enum(REQUEST_STATUSES),
  email: z.string(),
  instagram_username: z.string().nullable(),
  parent_name: z.string().nullable(),
  partner_name: z.string().nullable(),
  due_date: z.string().nullable(),
  gender: z.string().nullable(),
  cultural_background: z.string().nullable(),
  religious_preference: z.string().nullable(),
  name_style: z.string().nullable(),
  meaning_importance: z.string().nullable(),
  family_names: z.string().nullable(),
  avoid_names: z.string().nullable(),
  special_requests: z.string().nullable(),
  admin_notes: z.string().nullable(),
  cancellation_reason: z.string().nullable(),
  response_text: z.string().nullable(),
  response_sent_at: z.iso.datetime().nullable(),
  credits_used: z.int(),
  language: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  appointment: z.object({ appointment_date: z.string(), appointment_time: z.string() }).nullable(),
});
export type AdminRequest = z.output<typeof AdminRequest>;

/** The range and steps of a report. */
export const REPORT_PERIODS = ['month', 'quarter', 'year'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

export const consultingAdmin = {
  requests: defineEndpoint({
    method: 'GET',
    path: '/admin/consulting-requests',
    access: 'admin',
    limit: 'administration',
    summary: 'Consulting requests, the newest first, page by page',
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(CONSULTING_LIMITS.requestsPage),
      status: z.enum(REQUEST_STATUSES).optional(),
      type: z.enum(CONSULTATION_TYPES).optional(),
    }),
    response: z.object({
      requests: z.array(AdminRequest),
      pagination: z.object({ page: z.int(), pages: z.int(), total: z.int() }),
    }),
  }),
  request: defineEndpoint({
    method: 'GET',
    path: '/admin/consulting-requests/:id',
    access: 'admin',
    summary: 'One consulting request, as it stands now',
    params: id,
    response: AdminRequest,
  }),
  updateRequest: defineEndpoint({
    method: 'PUT',
    path: '/admin/consulting-requests/:id',
    access: 'admin',
    freshWhen: { status: 'cancelled' },
    limit: 'administration',
    summary: 'Note, answer, complete or cancel a request; cancelling gives the credits back',
    params: id,
    body: z.strictObject({
      /** If missing, like everything else here, it stays unchanged. */
      status: z.enum(REQUEST_STATUSES).optional(),
      /** The version that the administrator saw; if somebody has changed the request since, nothing is changed. */
      expected_updated_at: z.iso.datetime().optional(),
      admin_notes: paragraphsOfText(CONSULTING_LIMITS.notes).nullish(),
      cancellation_reason: lineOfText(CONSULTING_LIMITS.blockReason).optional(),
      response_text: paragraphsOfText(CONSULTING_LIMITS.answer).nullish(),
      /** Sent by older clients; the server’s clock counts. */
      response_sent_at: z.iso.datetime({ offset: true }).nullish(),
    }),
    response: AdminRequest,
  }),
  stats: defineEndpoint({
    method: 'GET',
    path: '/admin/consulting/stats',
    access: 'admin',
    summary: 'How many requests stand where, and what they brought',
    response: z.object({
      totalRequests: z.int(),
      pendingRequests: z.int(),
      processingRequests: z.int(),
      completedRequests: z.int(),
      totalCredits: z.int(),
      todayAppointments: z.int(),
    }),
  }),
  reports: defineEndpoint({
    method: 'GET',
    path: '/admin/consulting/reports',
    access: 'admin',
    summary: 'What came in over 30 days, 13 weeks or 12 months, step by step',
    query: z.strictObject({ period: z.enum(REPORT_PERIODS).default('month') }),
    response: z.object({
      period: z.enum(REPORT_PERIODS),
      /** Oldest first; a step begins on this day in Germany. */
      steps: z.array(
        z.object({
          start: z.string(),
          mail: z.int(),
          instagram: z.int(),
          cancelled: z.int(),
          /** Excludes cancelled ones. */
          credits: z.int(),
        }),
      ),
      /** Median hours to answer the mail requests of the period. */
      medianAnswerHours: z.number().nullable(),
    }),
  }),
  slots: defineEndpoint({
    method: 'GET',
    path: '/admin/slots',
    access: 'admin',
    summary: 'Slots of a range of days',
    query: range,
    response: z.object({ slots: z.array(AdminSlot) }),
  }),
  slotsWithConsulting: defineEndpoint({
    method: 'GET',
    path: '/admin/slots-with-consulting',
    access: 'admin',
    summary: 'Slots of a range of days with the requests that booked them',
    query: range,
    response: z.object({ slots: z.array(SlotWithRequests) }),
  }),
  addSlot: defineEndpoint({
    method: 'POST',
    path: '/admin/slots',
    access: 'admin',
    summary: 'Offer a slot',
    body: z.strictObject({
      slot_date: calendarDay,
      slot_time: wallTime,
      max_appointments: maxAppointments.default(1),
      is_available: z.boolean().default(true),
    }),
    response: AdminSlot,
  }),
  addSeries: defineEndpoint({
    method: 'POST',
    path: '/admin/slots/series',
    access: 'admin',
    summary:
      'Offer slots on weekdays of a period; hours that have one keep it, hours that are past are left out',
    query: z.strictObject({ preview: z.enum(['true', 'false']).default('false') }),
    body: z.strictObject({
      start_date: calendarDay,
      end_date: calendarDay,
      /** Monday is 1, Sunday is 7. */
      weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
      times: z.array(wallTime).min(1).max(CONSULTING_LIMITS.seriesTimes),
      max_appointments: maxAppointments.default(1),
    }),
    response: z.object({
      /** All hours of the request: existing, past and new ones. */
      wanted: z.int(),
      existing: z.int(),
      past: z.int(),
      added: z.int(),
    }),
  }),
  updateSlot: defineEndpoint({
    method: 'PUT',
    path: '/admin/slots/:id',
    access: 'admin',
    summary: 'Block, open or resize a slot; one with bookings is blocked by the block flow only',
    params: id,
    body: z.strictObject({
      is_blocked: z.boolean().optional(),
      is_available: z.boolean().optional(),
      max_appointments: maxAppointments.optional(),
      reason: blockReason.optional(),
    }),
    response: AdminSlot,
  }),
  deleteSlot: defineEndpoint({
    method: 'DELETE',
    path: '/admin/slots/:id',
    access: 'admin',
    summary: 'Withdraw a slot that nobody has booked',
    params: id,
    response: z.object({ deleted: z.literal(true) }),
  }),
  block: defineEndpoint({
    method: 'POST',
    path: '/admin/slots/block',
    access: 'admin',
    fresh: true,
    summary: 'Block slots: cancels what is booked, gives the credits back and tells the families',
    query: z.strictObject({ preview: z.enum(['true', 'false']).default('false') }),
    body: z.strictObject({
      date: calendarDay,
      /** Null: the whole day. */
      times: z.array(wallTime).min(1).max(CONSULTING_LIMITS.slotsPerDay).nullable().default(null),
      reason: blockReason,
      /** The figures of the preview; if outdated, nothing happens and the new figures are returned. */
      expectedAffected: z.int().min(0).optional(),
    }),
    response: z.object({
      affectedAppointments: z.int(),
      totalRefundCredits: z.int(),
      users: z.array(
        z.object({ name: z.string(), appointmentTime: z.string(), refundAmount: z.int() }),
      ),
      moreUsers: z.int(),
      blockedSlots: z.int(),
      message: z.string(),
    }),
  }),
};
