import {
  BUSINESS_TIME_ZONE,
  CONSULTING_DAY_ZONE,
  type DashboardStats,
  type Locale,
  SALES_CURRENCY,
} from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { dayIn } from '../../lib/calendar-day.ts';
import { dayBefore } from '../../lib/daily-limit.ts';
import { countOpenItems } from '../desk/desk.service.ts';
import { countOpenWithdrawals } from '../withdrawals/handling.service.ts';
import {
  addToDay,
  countSlots,
  readDays,
  readTallies,
  requestsSince,
  revenueSince,
} from './figures.queries.ts';
import {
  activeOn,
  eurosOf,
  firstDayOf,
  funnelOf,
  mondayOf,
  newcomersByWeek,
  newcomersOf,
  revenueByDay,
  weeklyRevenueOf,
} from './figures.rules.ts';

type Tally = (subject: string, value: string) => number;
type Tallies = Awaited<ReturnType<typeof readTallies>>;

const tallyOf =
  (tallies: Tallies): Tally =>
  (subject, value) =>
    tallies.find((each) => each.subject === subject && each.value === value)?.count ?? 0;

const totalOf = (tallies: Tallies, subject: string): number =>
  tallies.filter((each) => each.subject === subject).reduce((sum, { count }) => sum + count, 0);

/** All figures of the dashboard. Read from counters kept by triggers and from indexes: the cost is the same with ten users or ten million. */
export async function readDashboard({ db, clock }: Deps): Promise<DashboardStats> {
  const now = clock.now();
  const today = dayIn(BUSINESS_TIME_ZONE, now);
  const [tallies, days, lastDay, thisWeek, slots] = await Promise.all([
    readTallies(db),
    readDays(db, firstDayOf(today)),
    revenueSince(db, dayBefore(now)),
    requestsSince(db, mondayOf(today), BUSINESS_TIME_ZONE),
    countSlots(db, now, dayIn(CONSULTING_DAY_ZONE, now)),
  ]);
  const of = tallyOf(tallies);
  return {
    users: {
      total: of('users', 'all'),
      ...newcomersOf(days, today),
      activeToday: activeOn(days, today),
      admins: of('users', 'admin'),
      newByWeek: newcomersByWeek(days, today),
    },
    payments: {
      totalRevenue: eurosOf(of('revenue', SALES_CURRENCY)),
      weeklyRevenue: weeklyRevenueOf(days, today),
      dailyRevenue: eurosOf(lastDay),
      successful: of('payments', 'completed'),
      failed: of('payments', 'failed'),
      refunded: of('payments', 'refunded'),
      pending: of('payments', 'pending'),
      cancelled: of('payments', 'cancelled'),
      total: totalOf(tallies, 'payments'),
      revenueByDay: revenueByDay(days, today),
    },
    consulting: {
      total: totalOf(tallies, 'consulting'),
      pending: of('consulting', 'pending'),
      processing: of('consulting', 'processing'),
      completed: of('consulting', 'completed'),
      cancelled: of('consulting', 'cancelled'),
      thisWeek,
    },
    calendar: {
      totalSlots: slots.total,
      availableSlots: slots.available,
      todaySlots: slots.today,
    },
    webhooks: { confirmed: of('webhooks', 'done'), pendingReview: of('webhooks', 'review') },
    funnel: funnelOf(days, today),
  };
}

/** Open items per section, for the sidebar. */
export async function readBadges(deps: Deps) {
  const [tallies, items, withdrawals] = await Promise.all([
    readTallies(deps.db),
    countOpenItems(deps),
    countOpenWithdrawals(deps),
  ]);
  const of = tallyOf(tallies);
  return { consulting: of('consulting', 'pending'), desk: items + withdrawals, withdrawals };
}

/** Counts a visit by day and language; nothing else is stored. */
export async function beginVisit({ db, clock }: Deps, language: Locale) {
  await addToDay(db, dayIn(BUSINESS_TIME_ZONE, clock.now()), language, 'visit');
  return {};
}
