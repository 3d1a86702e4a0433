import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';

/** Accounts with a proven address that still exist. */
export async function countUsers(db: Db): Promise<number> {
  const [row] = await db
    .select({ users: count() })
    .from(users)
    .where(and(isNotNull(users.emailVerifiedAt), eq(users.isActive, true)));
  return row?.users ?? 0;
}
