import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';

/** People who have proven their address and still have their account. */
export async function countUsers(db: Db): Promise<number> {
  const [row] = await db
    .select({ users: count() })
    .from(users)
    .where(and(isNotNull(users.emailVerifiedAt), eq(users.isActive, true)));
  return row?.users ?? 0;
}
