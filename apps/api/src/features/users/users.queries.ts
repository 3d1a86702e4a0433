import { ADMIN_LIMITS, type AUTH_PROVIDERS } from '@ismi/contract';
import { and, count, desc, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { lastWord, searchForm, userDays, users } from '../../db/schema/auth.ts';
import { creditAccounts } from '../../db/schema/credits.ts';
import { names } from '../../db/schema/names.ts';
import { payments } from '../../db/schema/payments.ts';
import { suggestions } from '../../db/schema/suggestions.ts';
import { escapedForLike, idsBeginningWith } from '../../lib/beginnings.ts';

export interface Filter {
  role?: 'admin' | 'user' | undefined;
  status?: 'active' | 'inactive' | undefined;
  authProvider?: (typeof AUTH_PROVIDERS)[number] | undefined;
}
interface Page {
  limit: number;
  offset: number;
}

type Standing = Record<'isAdmin' | 'isActive' | 'authProvider', SQLWrapper>;

// Not by `= true`: only so does the planner see that the smaller indexes are enough.
const isTrue = (column: SQLWrapper, wanted: boolean): SQL =>
  wanted ? sql`${column}` : sql`not ${column}`;

const fits = ({ isAdmin, isActive, authProvider }: Standing, filter: Filter): SQL | undefined =>
  and(
    filter.role && isTrue(isAdmin, filter.role === 'admin'),
    filter.status && isTrue(isActive, filter.status === 'active'),
    filter.authProvider && sql`${authProvider} = ${filter.authProvider}`,
  );

const SHOWN = {
  user: users,
  credits: sql<number>`coalesce(${creditAccounts.balance} - ${creditAccounts.held}, 0)`,
  creditsUsed: sql<number>`coalesce(${creditAccounts.totalSpent}, 0)`,
};
export interface ShownUser {
  user: typeof users.$inferSelect;
  credits: number;
  creditsUsed: number;
}

/** The newest first. The page is found in an index; only what is shown is read. */
export function pageOfUsers(db: Db, filter: Filter, { limit, offset }: Page): Promise<ShownUser[]> {
  const page = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.erasedAt), fits(users, filter)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select(SHOWN)
    .from(page)
    .innerJoin(users, eq(users.id, page.id))
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .orderBy(desc(users.createdAt), desc(users.id));
}

/** How many there are, by the days that the database keeps count of. */
export async function countUsers(db: Db, filter: Filter): Promise<number> {
  const [row] = await db
    .select({ people: sql<number>`coalesce(sum(${userDays.people}), 0)::int` })
    .from(userDays)
    .where(fits(userDays, filter));
  return row?.people ?? 0;
}

const branch = (number: number, key: SQL, condition: SQL, limit: number) => sql`
  (select id, is_admin, is_active, auth_provider, ${key} as key, ${number}::int as branch from users
  where ${condition} and erased_at is null order by ${key} using ~<~, id limit ${limit})`;

/** One search in each index, each in the order of the index and no further than the limit. */
function branchesOf(search: string, limit: number): SQL[] {
  const form = searchForm(sql`${escapedForLike(search)}::text`);
  const beginning = sql`${form} || '%'`;
  const [name, last] = [searchForm(users.name), searchForm(lastWord(users.name))];
  const address = `${escapedForLike(search.toLowerCase())}%`;
  const ids = idsBeginningWith(search);
  return [
    branch(1, sql`${users.email}`, sql`${users.email} like ${address}`, limit),
    branch(2, name, sql`${name} like ${beginning}`, limit),
    branch(3, last, sql`${last} like ${beginning}`, limit),
    ...(ids
      ? [
          sql`(select id, is_admin, is_active, auth_provider, id::text as key, 4 as branch from users
          where id between ${ids.from}::uuid and ${ids.to}::uuid and erased_at is null order by id limit ${limit})`,
        ]
      : []),
  ];
}

/** The columns of what was found, by the names that the statement gives them. */
const HITS = { isAdmin: sql`is_admin`, isActive: sql`is_active`, authProvider: sql`auth_provider` };

interface Hit extends Record<string, unknown> {
  /** Null in the one row that tells that nobody fits. */
  id: string | null;
  total: number;
  /** Null when nothing was found at all. */
  most: number | null;
}

/** People whose address, name, last name or id begins like this, in that order of letters. */
export async function searchUsers(db: Db, search: string, filter: Filter, { limit, offset }: Page) {
  const atMost = ADMIN_LIMITS.searched;
  const { rows } = await db.execute<Hit>(sql`
    with hits as materialized (${sql.join(branchesOf(search, atMost + 1), sql` union all `)}),
    fitting as (
      select id, min(key) as key from hits where ${fits(HITS, filter) ?? sql`true`} group by id
    )
    select id, (count(id) over ())::int as total, most
    from (select max(found)::int as most from (select count(*) as found from hits group by branch) as branches) as looked
    left join fitting on true order by key, id limit ${limit} offset ${offset}`);
  const ids = rows.flatMap(({ id }) => id ?? []);
  return {
    users: await usersOf(db, ids),
    total: rows[0]?.total ?? 0,
    tooMany: (rows[0]?.most ?? 0) > atMost,
  };
}

/** In the order of the ids. */
async function usersOf(db: Db, ids: readonly string[]): Promise<ShownUser[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(SHOWN)
    .from(users)
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(inArray(users.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.user.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findShown(db: Db | Tx, id: string): Promise<ShownUser | undefined> {
  const [found] = await db
    .select(SHOWN)
    .from(users)
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.erasedAt)));
  return found;
}

/** What was paid and not given back, in each currency, and how often somebody paid. */
export const sumOfPayments = (db: Db, userId: string) =>
  db
    .select({
      currency: payments.currency,
      count: count(),
      paidMinor: sql<number>`sum(${payments.amountMinor} - ${payments.refundedMinor})::int`,
    })
    .from(payments)
    .where(and(eq(payments.userId, userId), inArray(payments.status, ['completed', 'refunded'])))
    .groupBy(payments.currency);

export const lastPayments = (db: Db, userId: string) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.createdAt))
    .limit(ADMIN_LIMITS.recent);

export async function countSuggestions(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(suggestions)
    .where(eq(suggestions.userId, userId));
  return row?.count ?? 0;
}

export const lastSuggestions = (db: Db, userId: string) =>
  db
    .select({ id: suggestions.id, names: suggestions.names, createdAt: suggestions.createdAt })
    .from(suggestions)
    .where(eq(suggestions.userId, userId))
    .orderBy(desc(suggestions.createdAt), desc(suggestions.id))
    .limit(ADMIN_LIMITS.recent);

/** How names of the catalogue are written. */
export async function spellingsOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: names.id, name: sql<string>`${names.record} ->> 'name'` })
    .from(names)
    .where(inArray(names.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
