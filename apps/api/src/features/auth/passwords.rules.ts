import { AppError } from '../../lib/app-error.ts';

/** Refuses what attackers try first: the usual passwords, and the address itself. */
export function assertStrong(password: string, email: string, usual: ReadonlySet<string>): void {
  const guess = password.toLowerCase();
  const [mailbox] = email.split('@');
  if (usual.has(guess) || guess === email || guess === mailbox) throw new AppError('WEAK_PASSWORD');
}
