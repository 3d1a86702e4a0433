import type { Account, Locale } from '@ismi/contract';
import type { Db, Tx } from '../../db/client.ts';
import { getAccount, setLanguage, updateUser } from './users.queries.ts';

/** The user in the wire format. */
export async function readAccount(db: Db | Tx, userId: string): Promise<Account> {
  const { user, credits } = await getAccount(db, userId);
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    phone: user.phone,
    credits,
    preferred_language: user.preferredLanguage,
    email_verified: user.emailVerifiedAt !== null,
    auth_provider: user.authProvider,
    has_password: user.passwordHash !== null,
    is_active: user.isActive,
    isAdmin: user.isAdmin,
    created_at: user.createdAt.toISOString(),
  };
}

interface AccountChanges {
  name?: string | undefined;
  phone?: string | null | undefined;
}

/** Changes a user's own settings. Safe to repeat. */
export async function changeAccount(db: Db, userId: string, { name, phone }: AccountChanges) {
  if (name !== undefined || phone !== undefined) await updateUser(db, userId, { name, phone });
  return readAccount(db, userId);
}

/** Stores the user's language. Safe to repeat. */
export async function changeLanguage(db: Db, userId: string, language: Locale) {
  await setLanguage(db, userId, language);
  return { preferred_language: language };
}
