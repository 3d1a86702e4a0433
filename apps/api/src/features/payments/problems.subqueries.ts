import type { ProblemReason } from '@ismi/contract';
import { type SQL, sql } from 'drizzle-orm';

/** How long a payment or refund may be pending before it becomes a problem. */
const PATIENCE = sql`interval '1 day'`;

/** SQL condition that what was `found` is not dismissed, by the column that names its subject. */
export const notDismissed = (subjectId: `found.${string}`): string =>
  `not exists (select from payment_problem_marks mark where mark.reason = found.reason and mark.subject_id = ${subjectId})`;

/** Dismissed problems. */
export const handledPaymentProblems: SQL = sql`
  select reason, subject_id, payment_id, since, detail, note, handled_by, handled_at from payment_problem_marks`;

/** Problems that the tables show and that are not dismissed. */
export const openPaymentProblems = (now: Date): SQL => {
  const longAgo = sql`${now.toISOString()}::timestamptz - ${PATIENCE}`;
  return sql`
  select found.*, null as note, null::uuid as handled_by, null::timestamptz as handled_at from (
    select 'payment_review' as reason, id::text as subject_id, id as payment_id, updated_at as since, review_reason as detail
    from payments where status = 'pending' and review_reason is not null
    union all
    select 'payment_waiting', id::text, id, created_at, failure_reason
    from payments where status = 'pending' and review_reason is null and created_at < ${longAgo}
    union all
    select 'refund_failed', id::text, payment_id, created_at, failure_reason from refunds where status = 'failed'
    union all
    select 'refund_waiting', id::text, payment_id, created_at, failure_reason
    from refunds where status in ('requested', 'pending') and created_at < ${longAgo}
    union all
    select 'refund_shortfall', id::text, payment_id, created_at, (credits_due - credits_taken)::text
    from refunds where shortfall = 'open'
    union all
    select 'dispute', id, payment_id, updated_at, coalesce(outcome, status) from disputes where settled_by_us_at is null
    union all
    select 'event_review', id, null, received_at, type from paypal_events where state = 'review'
    union all
    select reason, id, payment_id, found_at, detail from paypal_differences
  ) found
  where ${sql.raw(notDismissed('found.subject_id'))}`;
};

/** All payment problems, open and dismissed, one row each. A subquery for listing and for deciding. */
export const paymentProblems = (now: Date): SQL =>
  sql`${handledPaymentProblems} union all ${openPaymentProblems(now)}`;

/** One row of it, as the driver returns it. */
export interface PaymentProblem extends Record<string, unknown> {
  reason: ProblemReason;
  subject_id: string;
  payment_id: string | null;
  detail: string | null;
  note: string | null;
  handled_by: string | null;
}
