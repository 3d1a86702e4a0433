import type { Locale } from '@ismi/contract';
import type { Db } from '../../db/client.ts';
import { assertOwn } from '../../lib/assert-own.ts';
import { changeLanguage, readAccount } from '../auth/account.service.ts';
import { readUse } from './profile.queries.ts';

/** The user's own profile with totals. */
export async function readProfile(db: Db, userId: string, wanted: string) {
  assertOwn(userId, wanted);
  const [user, stats] = await Promise.all([readAccount(db, userId), readUse(db, userId)]);
  return { user, stats };
}

/** Stores the user's language. Safe to repeat. */
export async function updateProfile(db: Db, userId: string, wanted: string, language: Locale) {
  assertOwn(userId, wanted);
  await changeLanguage(db, userId, language);
  return readAccount(db, userId);
}
