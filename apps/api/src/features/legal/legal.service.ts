import type { legal, Recipient, ResponseOf } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { isLoopback } from '../../lib/loopback.ts';

type Recipients = ResponseOf<typeof legal.recipients>['recipients'];

/** These are independent companies: their identity does not depend on our configuration. */
const KNOWN = {
  paypal: 'PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxembourg',
  google: 'Google Ireland Limited, Dublin',
  instagram: 'Meta Platforms Ireland Limited, Dublin',
};

/** The operator's name for them, or the server's host; null on our own machine. */
function operatorOf(told: string | undefined, url: string): string | null {
  if (told) return told;
  return isLoopback(url) ? null : (URL.parse(url)?.hostname ?? null);
}

/** A simulator on our own machine is no third party. */
const ownHouse = (party: keyof typeof KNOWN, url: string): string | undefined =>
  isLoopback(url) ? undefined : KNOWN[party];

/** All recipients of data with this configuration, and no others. */
export function listRecipients(config: Deps['config']): Recipients {
  const { mail, llm, google, paypal, thirdParties } = config;
  const { analytics, errorReportsDsn, operatedBy } = thirdParties;
  const list: [Recipient, string | null][] = [
    ['hosting', operatedBy.hosting ?? null],
    ['smtp', operatorOf(operatedBy.smtp, mail.smtpUrl)],
    ['instagram', KNOWN.instagram],
  ];
  if (paypal) list.push(['paypal', operatorOf(ownHouse('paypal', paypal.baseUrl), paypal.baseUrl)]);
  if (google) list.push(['google', operatorOf(ownHouse('google', google.issuer), google.issuer)]);
  if (llm) list.push(['llm', operatorOf(operatedBy.llm, llm.baseUrl)]);
  if (analytics) list.push(['analytics', operatorOf(operatedBy.analytics, analytics.url)]);
  if (errorReportsDsn) list.push(['errors', operatorOf(operatedBy.errors, errorReportsDsn)]);
  return list.map(([kind, operator]) => ({ kind, operated_by: operator }));
}
