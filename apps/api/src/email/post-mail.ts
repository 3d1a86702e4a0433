import type { Tx } from '../db/client.ts';
import type { Jobs } from '../jobs/queue.ts';
import { newId } from '../lib/ids.ts';
import type { Letter } from './letter.ts';

/** Puts a mail into the post inside the caller's transaction: it leaves if and only if the change it tells of is committed. */
export const postMail = (tx: Tx, jobs: Jobs, letter: Omit<Letter, 'mailId'>): Promise<void> =>
  jobs.enqueue(tx, 'mail.send', { mailId: newId(), ...letter });
