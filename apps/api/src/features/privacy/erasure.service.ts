import type { Tx } from '../../db/client.ts';
import { eraseRows, idsOf } from '../../db/personal-data.ts';
import type { Deps } from '../../deps.ts';
import { postMail } from '../../email/post-mail.ts';
import { forgetLettersAbout, forgetLettersNaming } from '../../jobs/forget-letters.ts';
import { AppError } from '../../lib/app-error.ts';
import { BEFORE_ERASURE, PERSONAL_TABLES } from './duties.service.ts';
import { lockPerson } from './privacy.queries.ts';

/**
 * Removes a person in the caller's transaction: everything personal goes, sessions end, orders and bookings are given up; ledger
 * and payments stay, under a number that leads to nobody. Says goodbye by mail, once. Refuses with ERASURE_MUST_WAIT while money
 * is on its way, and with NOT_FOUND where there is nobody. Safe to repeat. Answers whether there was
 * anybody left to erase.
 */
export async function erasePerson(
  tx: Tx,
  { clock, jobs, log }: Pick<Deps, 'clock' | 'jobs' | 'log'>,
  { userId }: { userId: string },
): Promise<boolean> {
  const person = await lockPerson(tx, userId);
  if (!person) throw new AppError('NOT_FOUND');
  const { email, language: locale, erasedAt, isProven } = person;
  // Once more for somebody who is gone: what a request that was under way has left behind.
  const now = erasedAt ?? clock.now();
  const ids = await idsOf(tx, PERSONAL_TABLES, { userId, email });
  const leaving = { userId, email, ids, now };
  for (const prepare of BEFORE_ERASURE) await prepare(tx, leaving);
  for (const entry of PERSONAL_TABLES) await eraseRows(tx, entry, leaving);
  await forgetLettersAbout(tx, ids);
  if (erasedAt) return false;
  // After a restore this line says whose erasure has to be repeated.
  log.info({ userId }, 'a person was erased');
  await forgetLettersNaming(tx, email);
  if (isProven)
    await postMail(tx, jobs, { to: email, locale, mail: { template: 'accountErased', props: {} } });
  return true;
}
