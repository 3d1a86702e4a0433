import { WELCOME_CREDITS } from '@ismi/contract';
import MailChecker from 'mailchecker';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { secretFor } from '../../lib/keyed-secret.ts';
import { openCreditAccount } from './ledger.queries.ts';
import { grantCredits } from './ledger.service.ts';
import { claimWelcome } from './welcome.queries.ts';
import { mailboxOf } from './welcome.rules.ts';

interface Newcomer {
  userId: string;
  email: string;
}

/** Only the domain is judged: which spellings of a mailbox are addresses has been decided before. */
const isThrowAway = (mailbox: string) =>
  !MailChecker.isValid(`somebody@${mailbox.slice(mailbox.lastIndexOf('@') + 1)}`);

/** Opens the credit account of a proven address and books the bonus, once per mailbox for all time. Answers with what was given. */
export async function grantWelcomeBonus(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'clock'>,
  { userId, email }: Newcomer,
): Promise<number> {
  const now = deps.clock.now();
  const mailbox = mailboxOf(email);
  await openCreditAccount(tx, userId);
  if (isThrowAway(mailbox)) return 0;
  const addressHash = secretFor(deps.config.lastingSecret, 'address', mailbox);
  if (!(await claimWelcome(tx, addressHash, now))) return 0;
  await grantCredits(tx, {
    userId,
    type: 'welcome',
    amount: WELCOME_CREDITS,
    reference: `user ${userId}`,
    now,
  });
  return WELCOME_CREDITS;
}
