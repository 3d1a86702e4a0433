import { BUSINESS_TIME_ZONE, intlLocale } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../email/queue-mail.ts';
import type { User } from './users.queries.ts';

export type SecurityMail = 'passwordChanged' | 'secondFactorSetUp' | 'secondFactorRemoved';
export type SecurityMailDeps = Pick<Deps, 'config' | 'clock' | 'jobs'>;

/** Notifies the account's owner, in the transaction of the change, that its protection has changed. */
export async function postSecurityMail(
  tx: Tx,
  { config, clock, jobs }: SecurityMailDeps,
  { email, preferredLanguage: locale }: Pick<User, 'email' | 'preferredLanguage'>,
  template: SecurityMail,
): Promise<void> {
  const changedAt = new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: BUSINESS_TIME_ZONE,
  }).format(clock.now());
  const contactUrl = `${config.publicOrigin}/${locale}/contact`;
  await queueMail(tx, jobs, {
    to: email,
    locale,
    mail: { template, props: { changedAt, contactUrl } },
  });
}
