import { BUSINESS_TIME_ZONE, WELCOME_CREDITS, WELCOME_LIMITS } from '@ismi/contract';
import MailChecker from 'mailchecker';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { dayIn } from '../../lib/calendar-day.ts';
import { DAY_MS } from '../../lib/daily-limit.ts';
import { secretFor } from '../../lib/keyed-secret.ts';
import { openCreditAccount } from './ledger.queries.ts';
import { grantCredits } from './ledger.service.ts';
import { countedDomainOf, legacyMailboxesOf, mailboxOf } from './mailboxes.rules.ts';
import {
  claimWelcome,
  countWelcome,
  hasClaimed,
  lockWelcomeCount,
  type WelcomeScope,
} from './welcome.queries.ts';

type WelcomeDeps = Pick<Deps, 'config' | 'clock'>;

interface Newcomer {
  userId: string;
  email: string;
  /** Origin of the request; undefined for users created by the operator, who are not counted. */
  network: string | undefined;
}

/** Only the domain is checked: the spelling of the mailbox was checked before. */
const isThrowAway = (mailbox: string) =>
  !MailChecker.isValid(`somebody@${mailbox.slice(mailbox.lastIndexOf('@') + 1)}`);

interface Bound {
  scope: WelcomeScope;
  subject: string;
  perDay: number;
  perMonth: number;
}

/** What is limited: a domain whose owner can invent mailboxes, and a network. Always in this order. */
function boundsOf({ config }: WelcomeDeps, mailbox: string, network: string): Bound[] {
  const { rateLimitScale: scale } = config.http;
  const domain = countedDomainOf(mailbox);
  const subjectOf = (text: string) => secretFor(config.accessTokenSecret, 'welcome-count', text);
  const { domainPerDay, domainPerMonth, networkPerDay } = WELCOME_LIMITS;
  const ofNetwork: Bound = {
    scope: 'network',
    subject: subjectOf(network),
    perDay: networkPerDay * scale,
    perMonth: Number.POSITIVE_INFINITY,
  };
  if (!domain) return [ofNetwork];
  const ofDomain: Bound = {
    scope: 'domain',
    subject: subjectOf(domain),
    perDay: domainPerDay * scale,
    perMonth: domainPerMonth * scale,
  };
  return [ofDomain, ofNetwork];
}

/** Whether one more bonus is allowed; counted by `countIn` once it is granted. */
async function hasRoom(tx: Tx, bounds: readonly Bound[], now: Date): Promise<boolean> {
  const day = dayIn(BUSINESS_TIME_ZONE, now);
  const since = dayIn(
    BUSINESS_TIME_ZONE,
    new Date(now.getTime() - WELCOME_LIMITS.monthDays * DAY_MS),
  );
  for (const bound of bounds) {
    const { today, all } = await lockWelcomeCount(tx, bound, { day, since });
    if (today >= bound.perDay || all >= bound.perMonth) return false;
  }
  return true;
}

/**
 * Opens the credit account of a proven address and books the bonus, once per mailbox for all time and limited per domain and
 * network. Returns the bonus.
 */
export async function grantWelcomeBonus(
  tx: Tx,
  deps: WelcomeDeps,
  { userId, email, network }: Newcomer,
): Promise<number> {
  const now = deps.clock.now();
  const mailbox = mailboxOf(email);
  const markOf = (text: string) => secretFor(deps.config.lastingSecret, 'address', text);
  await openCreditAccount(tx, userId);
  if (isThrowAway(mailbox)) return 0;
  if (await hasClaimed(tx, legacyMailboxesOf(email).map(markOf))) return 0;
  const bounds = network === undefined ? [] : boundsOf(deps, mailbox, network);
  if (!(await hasRoom(tx, bounds, now))) return 0;
  if (!(await claimWelcome(tx, markOf(mailbox), now))) return 0;
  const day = dayIn(BUSINESS_TIME_ZONE, now);
  for (const { scope, subject } of bounds) await countWelcome(tx, scope, subject, day);
  await grantCredits(tx, {
    userId,
    type: 'welcome',
    amount: WELCOME_CREDITS,
    reference: `user ${userId}`,
    now,
  });
  return WELCOME_CREDITS;
}
