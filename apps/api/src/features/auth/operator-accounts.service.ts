import { AUDIT_OWN_REASONS, type Locale } from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Deps } from '../../deps.ts';
import { newId } from '../../lib/ids.ts';
import { hashPassword } from '../../lib/password-hash.ts';
import { grantWelcomeBonus } from '../credits/welcome.service.ts';
import { recordAuthEvent, userPseudonym } from './auth-events.service.ts';
import { findUserByEmailAndLock, insertUser, updateUser } from './users.queries.ts';

interface OperatorAccount {
  email: string;
  name: string;
  password: string;
  preferredLanguage: Locale;
  isAdmin: boolean;
}

type OperatorDeps = Pick<Deps, 'db' | 'config' | 'clock'>;

/** Creates accounts that the operator vouches for; existing ones are left alone. Safe to repeat; returns their ids. */
export async function addMissingAccounts(deps: OperatorDeps, people: readonly OperatorAccount[]) {
  const now = deps.clock.now();
  const ids: string[] = [];
  for (const { password, ...person } of people) {
    const passwordHash = await hashPassword(password, deps.config.lastingSecret);
    const id = await deps.db.transaction(async (tx) => {
      const user = { id: newId(), ...person, passwordHash, emailVerifiedAt: now, createdAt: now };
      if (!(await insertUser(tx, user))) return (await findUserByEmailAndLock(tx, user.email))?.id;
      await grantWelcomeBonus(tx, deps, {
        userId: user.id,
        email: user.email,
        network: undefined,
      });
      return user.id;
    });
    if (id) ids.push(id);
  }
  return ids;
}

/** Makes the account of an address an administrator, with an audit entry. Safe to repeat; false when there is no such account. */
export async function grantAdmin(
  deps: OperatorDeps & Pick<Deps, 'log'>,
  email: string,
): Promise<boolean> {
  const found = await deps.db.transaction(async (tx) => {
    const user = await findUserByEmailAndLock(tx, email.toLowerCase());
    if (!user?.emailVerifiedAt) return undefined;
    if (user.isAdmin) return user;
    await updateUser(tx, user.id, { isAdmin: true });
    await recordChange(tx, {
      actorId: null,
      action: 'user.grant-admin',
      subjectKind: 'user',
      subjectId: user.id,
      before: { isAdmin: false },
      after: { isAdmin: true },
      reason: AUDIT_OWN_REASONS.commandLine,
      at: deps.clock.now(),
    });
    return user;
  });
  // The value before.
  if (found && !found.isAdmin)
    recordAuthEvent(deps, 'role-changed', userPseudonym(deps, found.id), {
      isAdmin: true,
      by: 'operator',
    });
  return found !== undefined;
}
