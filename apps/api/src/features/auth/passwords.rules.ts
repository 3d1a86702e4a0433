import { isWeak } from '@ismi/contract/password-strength';
import { AppError } from '../../lib/app-error.ts';

/** Personal facts from which a password could be guessed. */
export interface PasswordOwner {
  email: string;
  name: string;
}

/** Refuses what attackers try first: common passwords, words and names with few additions, and known facts about the user. */
export function assertStrong(
  password: string,
  { email, name }: PasswordOwner,
  rankOf: (word: string) => number | undefined,
): void {
  if (isWeak(password, { rankOf, personal: [email, name, 'ismi'] }))
    throw new AppError('WEAK_PASSWORD');
}
