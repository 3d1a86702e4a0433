import { newPassword } from '@ismi/contract';

export const PASSWORD_RULES = ['length', 'lowercase', 'uppercase', 'digit'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** The rules that a new password satisfies so far, by the contract, as on the server. */
export function satisfiedRules(password: string): ReadonlySet<PasswordRule> {
  const issues = newPassword.safeParse(password).error?.issues ?? [];
  // Each pattern of the contract is identified by its message.
  const broken = new Set(
    issues.map(({ code, message }) => (code === 'too_small' ? 'length' : message)),
  );
  return new Set(PASSWORD_RULES.filter((rule) => !broken.has(rule)));
}
