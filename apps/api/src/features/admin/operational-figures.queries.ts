import type { Db } from '../../db/client.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { notDismissed } from '../payments/problems.subqueries.ts';

interface Found {
  overduePayments: number;
  paymentsInReview: number;
  eventsInReview: number;
  differences: number;
  comparedUntil: string | null;
  oldestMail: string | null;
  oldestWithdrawal: string | null;
  oldestErasure: string | null;
}

/**
 * An order that nobody approves expires after three hours and a quarter; if it is pending later, the sweeper is not running.
 */
const OVERDUE_MS = 3.5 * 3_600_000;

const read = namedStatement<Found>(
  'operational_figures',
  `select
    (select count(*)::int from payments where status = 'pending' and review_reason is null
      and paypal_capture_id is null and created_at < $1::timestamptz) as "overduePayments",
    (select count(*)::int from payments where status = 'pending' and review_reason is not null) as "paymentsInReview",
    (select count(*)::int from paypal_events where state = 'review') as "eventsInReview",
    (select count(*)::int from paypal_differences found where ${notDismissed('found.id')}) as differences,
    (select compared_until::text from paypal_comparison) as "comparedUntil",
    (select min(created_on)::text from pgboss.job where name = 'mail.send' and state in ('created', 'retry', 'active')) as "oldestMail",
    (select min(created_at)::text from withdrawals where status = 'open') as "oldestWithdrawal",
    (select min(due_at)::text from account_deletions where due_at < $2::timestamptz) as "oldestErasure"`,
);

/** Figures for the alerts: what waits for manual work or is overdue. */
export async function readOperationalFigures(db: Db, now: Date) {
  const overdueBefore = new Date(now.getTime() - OVERDUE_MS);
  const [found] = await read(db, [overdueBefore.toISOString(), now.toISOString()]);
  if (!found) throw new Error('a statement without a table answers with one row');
  const ageOf = (moment: string | null): number =>
    moment === null ? 0 : Math.max(0, (now.getTime() - new Date(moment).getTime()) / 1000);
  const { overduePayments, paymentsInReview, eventsInReview, differences } = found;
  return {
    overduePayments,
    paymentsInReview,
    eventsInReview,
    differences,
    uncomparedSeconds: ageOf(found.comparedUntil),
    mailSeconds: ageOf(found.oldestMail),
    withdrawalSeconds: ageOf(found.oldestWithdrawal),
    erasureSeconds: ageOf(found.oldestErasure),
  };
}
