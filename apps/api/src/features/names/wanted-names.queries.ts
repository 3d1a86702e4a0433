import { desc, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { wantedNames } from '../../db/schema/names.ts';

interface WantedLetters {
  letters: string;
  network: string;
  day: string;
}

/** Counts a wish that was not counted yet, as long as there are fewer than `most` on its day. */
export async function insertWish(
  tx: Db | Tx,
  { letters, network, day }: WantedLetters,
  most: number,
) {
  await tx.execute(sql`
    insert into ${wantedNames} (letters, network, day)
    select ${letters}, ${network}, ${day}::date
    where (select count(*) from ${wantedNames} where day = ${day}::date) < ${most}
    on conflict do nothing`);
}

const networks = sql<number>`count(distinct ${wantedNames.network})::int`;

/** Letters that were looked for from so many networks, the most wanted first. */
const wantedFrom = (db: Db, least: number) =>
  db
    .select({
      letters: wantedNames.letters,
      networks: networks.as('networks'),
      wishes: sql<number>`count(*)::int`.as('wishes'),
      lastDay: sql<string>`max(${wantedNames.day})::text`.as('last_day'),
    })
    .from(wantedNames)
    .groupBy(wantedNames.letters)
    .having(sql`count(distinct ${wantedNames.network}) >= ${least}`);

export async function pageOfWanted(
  db: Db,
  { least, page, limit }: { least: number; page: number; limit: number },
) {
  const rows = await wantedFrom(db, least)
    .orderBy(desc(sql`networks`), desc(sql`wishes`), wantedNames.letters)
    .limit(limit)
    .offset((page - 1) * limit);
  const all = wantedFrom(db, least).as('wanted');
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(all);
  return { rows, total: counted?.total ?? 0 };
}
