import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { namedStatement } from '../db/named-statement.ts';
import { opKeys } from '../db/schema/op-keys.ts';

interface Claim {
  userId: string;
  opKey: string;
  content: string;
  now: Date;
}

/** One statement: of two concurrent calls, the second waits and sees what the first stored. */
const claim = namedStatement<{ content: string }>(
  'claim_op_key',
  `insert into op_keys (user_id, op_key, content, created_at) values ($1, $2, $3, $4::timestamptz)
  on conflict (user_id, op_key) do update set op_key = excluded.op_key
  returning content`,
);

/** Stores what a key stands for unless it is already bound. Returns what it stands for. */
export async function claimOpKey(
  db: Db,
  { userId, opKey, content, now }: Claim,
): Promise<string | undefined> {
  const [claimed] = await claim(db, [userId, opKey, content, now.toISOString()]);
  return claimed?.content;
}

type Act = Pick<Claim, 'userId' | 'opKey'>;

const isAct = ({ userId, opKey }: Act) => and(eq(opKeys.userId, userId), eq(opKeys.opKey, opKey));

/** Stores the result of an act, so that a repeat returns the same. */
export const recordResult = (db: Db | Tx, act: Act, resultId: string) =>
  db.update(opKeys).set({ resultId }).where(isAct(act));

export async function findResult(db: Db | Tx, act: Act): Promise<string | undefined> {
  const [found] = await db.select({ id: opKeys.resultId }).from(opKeys).where(isAct(act));
  return found?.id ?? undefined;
}
