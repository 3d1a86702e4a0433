import type { Tx } from '../../db/client.ts';
import { eraseRows, idsOf } from '../../db/personal-data.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../email/queue-mail.ts';
import { deleteQueuedMailsAbout, deleteQueuedMailsNaming } from '../../jobs/delete-queued-mails.ts';
import { AppError } from '../../lib/app-error.ts';
import { BEFORE_ERASURE, PERSONAL_TABLES } from './duties.service.ts';
import { lockPerson } from './privacy.queries.ts';

/**
 * Erases a person in the caller's transaction: personal data is removed, sessions end, orders and appointments are cancelled;
 * ledger and payments stay, under a number that leads to nobody. Sends one confirmation mail. Refuses with ERASURE_MUST_WAIT
 * while money is pending, and with NOT_FOUND if there is no such account. Safe to repeat. Returns whether there was anything
 * left to erase.
 */
export async function erasePerson(
  tx: Tx,
  { clock, jobs, log }: Pick<Deps, 'clock' | 'jobs' | 'log'>,
  { userId }: { userId: string },
): Promise<boolean> {
  const person = await lockPerson(tx, userId);
  if (!person) throw new AppError('NOT_FOUND');
  const { email, language: locale, erasedAt, isProven } = person;
  // Again for an erased account: removes what a concurrent request left behind.
  const now = erasedAt ?? clock.now();
  const ids = await idsOf(tx, PERSONAL_TABLES, { userId, email });
  const leaving = { userId, email, ids, now };
  for (const prepare of BEFORE_ERASURE) await prepare(tx, leaving);
  for (const entry of PERSONAL_TABLES) await eraseRows(tx, entry, leaving);
  await deleteQueuedMailsAbout(tx, ids);
  if (erasedAt) return false;
  // After a restore this log line says whose erasure has to be repeated.
  log.info({ userId }, 'account erased');
  await deleteQueuedMailsNaming(tx, email);
  if (isProven)
    await queueMail(tx, jobs, {
      to: email,
      locale,
      mail: { template: 'accountErased', props: {} },
    });
  return true;
}
