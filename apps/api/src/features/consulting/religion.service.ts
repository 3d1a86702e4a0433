import type { Db, Tx } from '../../db/client.ts';
import { findReligiousRequest, forgetReligiousAnswers } from './religion.queries.ts';

/** Whether a request of this user holds an answer about religion. */
export const tellsReligion = async (db: Db, userId: string): Promise<boolean> =>
  (await findReligiousRequest(db, userId)) !== undefined;

/** Takes answers about religion, and the consent to them, out of every request of a user. Safe to repeat. */
export async function forgetReligion(tx: Tx, userId: string): Promise<void> {
  await forgetReligiousAnswers(tx, userId);
}
