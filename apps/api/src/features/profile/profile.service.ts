import type { Locale } from '@ismi/contract';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';
import { changeLanguage, readAccount } from '../auth/account.service.ts';
import { readUse } from './profile.queries.ts';

/** Another user's profile is not found, not even for an administrator, who has a separate endpoint. */
function assertOneself(userId: string, wanted: string): void {
  if (userId !== wanted) throw new AppError('NOT_FOUND');
}

/** The user's own profile with totals. */
export async function readProfile(db: Db, userId: string, wanted: string) {
  assertOneself(userId, wanted);
  const [user, stats] = await Promise.all([readAccount(db, userId), readUse(db, userId)]);
  return { user, stats };
}

/** Stores the user's language. Safe to repeat. */
export async function updateProfile(db: Db, userId: string, wanted: string, language: Locale) {
  assertOneself(userId, wanted);
  await changeLanguage(db, userId, language);
  return readAccount(db, userId);
}
