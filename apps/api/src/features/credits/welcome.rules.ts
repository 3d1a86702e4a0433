/** Providers that deliver to one mailbox whatever dots stand in its name. */
const DOTS_DO_NOT_COUNT: ReadonlySet<string> = new Set(['gmail.com']);
const SAME_PROVIDER: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/** One spelling for all addresses that reach the same mailbox: `Elif.K+names@googlemail.com` is `elifk@gmail.com`. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const domain = SAME_PROVIDER[host] ?? host;
  const [untagged = ''] = email.slice(0, at).toLowerCase().split('+');
  const name = DOTS_DO_NOT_COUNT.has(domain) ? untagged.replaceAll('.', '') : untagged;
  return `${name}@${domain}`;
}
