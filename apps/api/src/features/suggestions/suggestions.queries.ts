import type { Locale, SuggestionSort } from '@ismi/contract';
import { and, asc, count, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { suggestionConsents, suggestions } from '../../db/schema/suggestions.ts';
import { escapeLike } from '../../lib/id-prefix.ts';

export type StoredList = typeof suggestions.$inferSelect;

export const insertList = (tx: Tx, list: typeof suggestions.$inferInsert) =>
  tx.insert(suggestions).values(list);

/** A list of this user; another user's is not found. */
export async function findList(db: Db | Tx, userId: string, id: string) {
  const [list] = await db
    .select()
    .from(suggestions)
    .where(and(eq(suggestions.id, id), eq(suggestions.userId, userId)));
  return list;
}

export async function findNewest(db: Db, userId: string) {
  const [list] = await db
    .select()
    .from(suggestions)
    .where(eq(suggestions.userId, userId))
    .orderBy(desc(suggestions.createdAt), desc(suggestions.id))
    .limit(1);
  return list;
}

/** The list that was paid for with the same answers recently. */
export async function findPaid(db: Db | Tx, userId: string, formKey: string, since: Date) {
  const [list] = await db
    .select()
    .from(suggestions)
    .where(
      and(
        eq(suggestions.userId, userId),
        eq(suggestions.formKey, formKey),
        gt(suggestions.createdAt, since),
        gt(suggestions.creditsUsed, 0),
      ),
    )
    .orderBy(desc(suggestions.createdAt))
    .limit(1);
  return list;
}

/** The numbers of a user's free lists on a day. */
export async function findFreeNumbers(tx: Tx, userId: string, freeDay: string): Promise<number[]> {
  const lists = await tx
    .select({ number: suggestions.freeNumber })
    .from(suggestions)
    .where(and(eq(suggestions.userId, userId), eq(suggestions.freeDay, freeDay)));
  return lists.flatMap(({ number }) => number ?? []);
}

export interface Filter {
  userId: string;
  /** The typed letters, and the names that they may mean. */
  search?: { typed: string; nameIds: string[] } | undefined;
  gender?: StoredList['gender'] | undefined;
  language?: Locale | undefined;
}

function matching({ userId, search, gender, language }: Filter): SQL | undefined {
  const typed = search && `%${escapeLike(search.typed)}%`;
  return and(
    eq(suggestions.userId, userId),
    gender && eq(suggestions.gender, gender),
    language && eq(suggestions.language, language),
    search &&
      or(
        sql`${suggestions.nameIds} && ${sql.param(search.nameIds)}::text[]`,
        sql`exists (select from jsonb_array_elements(${suggestions.names}) as each
          where each->'own'->>'name' ilike ${typed})`,
      ),
  );
}

const ORDERS = {
  newest: [desc(suggestions.createdAt), desc(suggestions.id)],
  oldest: [asc(suggestions.createdAt), asc(suggestions.id)],
  mostNames: [desc(suggestions.namesCount), desc(suggestions.createdAt), desc(suggestions.id)],
} satisfies Record<SuggestionSort, SQL[]>;

export const pageOfLists = (
  db: Db,
  filter: Filter,
  { sort, page, limit }: { sort: SuggestionSort; page: number; limit: number },
) =>
  db
    .select()
    .from(suggestions)
    .where(matching(filter))
    .orderBy(...ORDERS[sort])
    .limit(limit)
    .offset((page - 1) * limit);

export async function countLists(db: Db, filter: Filter): Promise<number> {
  const [counted] = await db.select({ n: count() }).from(suggestions).where(matching(filter));
  return counted?.n ?? 0;
}

export type StoredConsent = typeof suggestionConsents.$inferSelect;

export async function findConsent(db: Db | Tx, userId: string): Promise<StoredConsent | undefined> {
  const [consent] = await db
    .select()
    .from(suggestionConsents)
    .where(eq(suggestionConsents.userId, userId));
  return consent;
}

/** An answer that says the same again keeps the time of the first. */
export const storeConsent = (tx: Tx, { userId, ...answer }: StoredConsent) =>
  tx
    .insert(suggestionConsents)
    .values({ userId, ...answer })
    .onConflictDoUpdate({
      target: suggestionConsents.userId,
      set: answer,
      setWhere: sql`(${suggestionConsents.version}, ${suggestionConsents.faith}, ${suggestionConsents.origin})
        is distinct from (${answer.version}, ${answer.faith}, ${answer.origin})`,
    });

export const findAllLists = (tx: Tx, userId: string): Promise<StoredList[]> =>
  tx.select().from(suggestions).where(eq(suggestions.userId, userId));

export const rewriteList = (tx: Tx, { id, formKey, answers, names }: StoredList) =>
  tx.update(suggestions).set({ formKey, answers, names }).where(eq(suggestions.id, id));
