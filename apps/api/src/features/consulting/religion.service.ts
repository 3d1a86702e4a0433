import type { Db, Tx } from '../../db/client.ts';
import { findReligiousRequest, forgetReligiousAnswers } from './religion.queries.ts';

/** Whether a request of this user contains an answer about religion. */
export const hasReligiousAnswers = async (db: Db, userId: string): Promise<boolean> =>
  (await findReligiousRequest(db, userId)) !== undefined;

/** Removes answers about religion, and the consent to them, from every request of a user. Safe to repeat. */
export async function removeReligiousAnswers(tx: Tx, userId: string): Promise<void> {
  await forgetReligiousAnswers(tx, userId);
}
