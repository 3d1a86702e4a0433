import { ADMIN_LIMITS, type AUTH_PROVIDERS } from '@ismi/contract';
import { and, count, desc, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { lastWord, searchForm, userDays, users } from '../../db/schema/auth.ts';
import { creditAccounts } from '../../db/schema/credits.ts';
import { names } from '../../db/schema/names.ts';
import { payments } from '../../db/schema/payments.ts';
import { suggestions } from '../../db/schema/suggestions.ts';
import { escapeLike, idRangeByPrefix } from '../../lib/id-prefix.ts';

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

// Not `= true`: only this form lets the planner use the smaller indexes.
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
export interface UserWithCredits {
  user: typeof users.$inferSelect;
  credits: number;
  creditsUsed: number;
}

/** Newest first. The page is found in an index; only shown rows are read. */
export function pageOfUsers(
  db: Db,
  filter: Filter,
  { limit, offset }: Page,
): Promise<UserWithCredits[]> {
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

/** Total, from the daily counters that the database maintains. */
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

/** One search per index, each in index order and up to the limit. */
function branchesOf(search: string, limit: number): SQL[] {
  const form = searchForm(sql`${escapeLike(search)}::text`);
  const beginning = sql`${form} || '%'`;
  const [name, last] = [searchForm(users.name), searchForm(lastWord(users.name))];
  const address = `${escapeLike(search.toLowerCase())}%`;
  const ids = idRangeByPrefix(search);
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

/** Columns of the result, as the statement names them. */
const HITS = { isAdmin: sql`is_admin`, isActive: sql`is_active`, authProvider: sql`auth_provider` };

interface Hit extends Record<string, unknown> {
  /** Null in the single row that means no match. */
  id: string | null;
  total: number;
  /** Null when nothing was found. */
  most: number | null;
}

/** Users whose address, name, last name or id begins like this, in alphabetical order. */
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
async function usersOf(db: Db, ids: readonly string[]): Promise<UserWithCredits[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(SHOWN)
    .from(users)
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(inArray(users.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.user.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findUserWithCredits(
  db: Db | Tx,
  id: string,
): Promise<UserWithCredits | undefined> {
  const [found] = await db
    .select(SHOWN)
    .from(users)
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.erasedAt)));
  return found;
}

/** Paid and not refunded amounts by currency, and the number of payments. */
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

/** Spellings of catalogue names. */
export async function spellingsOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: names.id, name: sql<string>`${names.record} ->> 'name'` })
    .from(names)
    .where(inArray(names.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
