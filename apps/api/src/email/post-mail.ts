import type { Locale } from '@ismi/contract';
import type { Mail } from '@ismi/mails';
import type { Tx } from '../db/client.ts';
import type { Jobs } from '../jobs/queue.ts';
import { newId } from '../lib/ids.ts';

export interface Letter {
  to: string;
  replyTo?: string;
  locale: Locale;
  mail: Mail;
}

/** Puts a mail into the post inside the caller's transaction: it leaves if and only if the change it tells of is committed. */
export const postMail = (tx: Tx, jobs: Jobs, letter: Letter): Promise<void> =>
  jobs.enqueue(tx, 'mail.send', { mailId: newId(), ...letter });
