const GOOGLES_OWN: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

interface Person {
  email: string;
  hostedDomain?: string | undefined;
}

/**
 * Whether Google runs the mailbox, so that its verification is current. For any other mailbox it was only proven once, perhaps
 * years ago and by an earlier owner.
 */
export function hostsMailbox({ email, hostedDomain }: Person): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return GOOGLES_OWN.has(domain) || domain === hostedDomain?.toLowerCase();
}

interface Account {
  emailVerifiedAt: Date | null;
  passwordHash: string | null;
}

/** A password is only set after a mail of ours was answered. */
export const isProvenByMail = ({ emailVerifiedAt, passwordHash }: Account): boolean =>
  emailVerifiedAt !== null && passwordHash !== null;
