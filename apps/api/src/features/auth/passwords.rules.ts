import { isWeak } from '@ismi/contract/password-strength';
import { AppError } from '../../lib/app-error.ts';

/** What may stand in the password of a person and be guessed from what is known of them. */
export interface Owner {
  email: string;
  name: string;
}

/** Refuses what attackers try first: common passwords, words and names with little beside them, and what is known of the person. */
export function assertStrong(
  password: string,
  { email, name }: Owner,
  rankOf: (word: string) => number | undefined,
): void {
  if (isWeak(password, { rankOf, personal: [email, name, 'ismi'] }))
    throw new AppError('WEAK_PASSWORD');
}
