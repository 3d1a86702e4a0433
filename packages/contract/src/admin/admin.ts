import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { lineOfText } from '../core/free-text.ts';
import { AUDIT_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';
import { VISIT_PATH } from '../page-views/visit-path.ts';
import { filterDay } from './admin-lists.ts';

/** A family's steps from the first visit to the first purchase, in order. */
export const FUNNEL_STEPS = [
  'visit',
  'sign_up',
  'verified',
  'first_search',
  'first_suggestion',
  'purchase',
] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** All counters by day and language. */
export const DAILY_STEPS = [...FUNNEL_STEPS, 'active', 'revenue'] as const;
export type DailyStep = (typeof DAILY_STEPS)[number];

/** The range of the charts. */
export const DASHBOARD_WINDOW = { revenueDays: 30, userWeeks: 8, funnelDays: 30 } as const;

const count = z.int();
/** In euros. */
const money = z.number();
const perDay = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ day: z.string(), value }));

export const DashboardStats = z.object({
  users: z.object({
    total: count,
    weeklyNew: count,
    /** Percent change against the seven days before; null where there is nothing to compare with. */
    weeklyTrend: z.number().nullable(),
    activeToday: count,
    admins: count,
    /** New users of the last weeks, the current week last; a week is named by its first day. */
    newByWeek: z.array(z.object({ week: z.string(), value: count })),
  }),
  payments: z.object({
    totalRevenue: money,
    weeklyRevenue: money,
    dailyRevenue: money,
    successful: count,
    failed: count,
    refunded: count,
    pending: count,
    cancelled: count,
    total: count,
    revenueByDay: perDay(money),
  }),
  consulting: z.object({
    total: count,
    pending: count,
    processing: count,
    completed: count,
    cancelled: count,
    thisWeek: count,
  }),
  calendar: z.object({ totalSlots: count, availableSlots: count, todaySlots: count }),
  webhooks: z.object({ confirmed: count, pendingReview: count }),
  /** Without cookies or personal data: how often each step was taken, by language. */
  funnel: z.array(
    z.object({ language: z.enum(LOCALES), step: z.enum(FUNNEL_STEPS), count: z.int() }),
  ),
});
export type DashboardStats = z.output<typeof DashboardStats>;

/** Actions and their subjects. The log is kept for good, so nothing is removed from these lists. */
export const AUDIT_ACTIONS = [
  ...['user.update', 'user.deactivate', 'user.delete', 'user.grant-admin'],
  ...['second-factor.set-up', 'second-factor.recovery', 'second-factor.forget'],
  ...['payment.status', 'payment.refund', 'payment.notify', 'payment.clear-review'],
  ...['payments.handle-problem', 'paypal-event.retry'],
  ...['withdrawal.refund', 'withdrawal.decline'],
  ...[
    'consulting.update',
    'slots.add',
    'slots.add-series',
    'slots.update',
    'slots.delete',
    'slots.block',
  ],
  ...['contact.answer', 'contact.handle', 'names.handle-report', 'switch.turn'],
  ...['names.correct-answer', 'names.remove-answer'],
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_SUBJECTS = [
  ...['user', 'payment', 'payment_problem', 'paypal_event', 'withdrawal'],
  ...['consulting_request', 'slot', 'slots', 'contact_message', 'name_report', 'switch'],
  'machine_answer',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** The reason in the log where none is asked for: stored as is, shown in the reader's language. */
export const AUDIT_OWN_REASONS = {
  updated: 'updated in the administration',
  slotByHand: 'in the administration',
  slotSeries: 'a series, in the administration',
  putRight: 'data put right',
  setUp: 'set up by the administrator',
  recoveryCode: 'signed in with a recovery code',
  commandLine: 'granted on the command line',
  answered: 'answered by mail',
  mailed: 'a mail to the buyer',
  askedPayPal: 'asked PayPal again',
} as const;

/** One change by an administrator or the operator. */
export const AuditChange = z.object({
  id: z.uuid(),
  /** Null: the operator, on the command line. */
  actor: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
  /** Values from when it happened: a process of an older release may read what a newer one has written. */
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  /** As JSON: its content depends on the action. */
  before: z.string(),
  after: z.string(),
  reason: z.string(),
  created_at: z.iso.datetime(),
});
export type AuditChange = z.output<typeof AuditChange>;

const auditCursor = z.string().max(AUDIT_LIMITS.cursor);

export const admin = {
  dashboard: defineEndpoint({
    method: 'GET',
    path: '/admin/dashboard/stats',
    access: 'admin',
    limit: 'administration',
    summary: 'Every figure of the dashboard',
    response: DashboardStats,
  }),
  badges: defineEndpoint({
    method: 'GET',
    path: '/admin/badges',
    access: 'admin',
    summary: 'What waits in which section',
    /** The desk's items include the withdrawals. */
    response: z.object({ consulting: count, desk: count, withdrawals: count }),
  }),
  audit: defineEndpoint({
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    summary: 'What administrators and the operator have changed, the newest first',
    query: z.strictObject({
      /** An administrator’s id, or `operator`. */
      actor: z.union([z.uuid(), z.literal('operator')]).optional(),
      action: z.enum(AUDIT_ACTIONS).optional(),
      /** The changed user or thing: an id, or the name of a switch. */
      subject: lineOfText(AUDIT_LIMITS.subject).optional(),
      start_date: filterDay.optional(),
      end_date: filterDay.optional(),
      cursor: auditCursor.optional(),
      limit: z.coerce.number().int().min(1).max(AUDIT_LIMITS.pageMax).default(AUDIT_LIMITS.page),
    }),
    response: z.object({
      changes: z.array(AuditChange),
      /** Where the next page begins; null on the last. */
      next: z.string().nullable(),
    }),
  }),
  auditChoices: defineEndpoint({
    method: 'GET',
    path: '/admin/audit/choices',
    access: 'admin',
    summary: 'By whom and what the audit log can be filtered',
    response: z.object({
      actors: z.array(z.object({ id: z.string(), name: z.string() })),
      actions: z.array(z.string()),
    }),
  }),
};

/** A visit begins: a page was opened from outside. Only the language is sent, nothing about the visitor. */
export const visits = {
  begin: defineEndpoint({
    method: 'POST',
    path: VISIT_PATH,
    access: 'guest',
    summary: 'A visit begins: counted by day and language, and nothing else',
    limit: 'visit',
    body: z.strictObject({ language: z.enum(LOCALES) }),
    response: z.object({}),
  }),
};
