import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { consultingRequests } from '../../db/schema/consulting.ts';

const tellsReligion = (userId: string) =>
  and(eq(consultingRequests.userId, userId), isNotNull(consultingRequests.religiousPreference));

export async function findReligiousRequest(db: Db, userId: string) {
  const [found] = await db
    .select({ id: consultingRequests.id })
    .from(consultingRequests)
    .where(tellsReligion(userId))
    .limit(1);
  return found;
}

export const forgetReligiousAnswers = (tx: Tx, userId: string) =>
  tx
    .update(consultingRequests)
    .set({ religiousPreference: null, religiousConsentVersion: null, religiousConsentAt: null })
    .where(tellsReligion(userId));
