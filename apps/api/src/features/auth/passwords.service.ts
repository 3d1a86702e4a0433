import { type Locale, replyText } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/session.ts';
import { AppError } from '../../lib/app-error.ts';
import { hashPassword, isPassword } from '../../lib/password-hash.ts';
import { readAccount } from './account.service.ts';
import { rankOfWord } from './common-passwords.service.ts';
import { enforceGuard, resetGuard } from './guards.service.ts';
import { assertStrong, type PasswordOwner } from './passwords.rules.ts';
import { invalidateProofs, type Proof, useProof } from './proofs.queries.ts';
import { getProofOfLink } from './proofs.service.ts';
import { postSecurityMail } from './security-mails.service.ts';
import { endEverySession, openSession } from './sessions.service.ts';
import { lockUser, type User, updateUser } from './users.queries.ts';
import { nameOfAddress } from './users.rules.ts';
import { proveAddress } from './verification.service.ts';

export const assertGoodPassword = (password: string, owner: PasswordOwner) =>
  assertStrong(password, owner, rankOfWord);

interface Reset {
  token: string;
  password: string;
  locale: Locale;
  network: string;
}

/** Sets a new password with the link of a mail, which also proves the address, and ends every session. Resets failed attempts. */
export async function resetPassword(deps: Deps, { token, password, locale, network }: Reset) {
  const { proof, user, state } = await getProofOfLink(deps, token, 'reset');
  if (state === 'used') throw new AppError('INVALID_TOKEN');
  assertGoodPassword(password, user);
  const passwordHash = await hashPassword(password, deps.config.lastingSecret);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const owner = await lockUser(tx, user.id);
    if (!(await useProof(tx, proof.id, now))) throw new AppError('INVALID_TOKEN');
    const proven = await provenOwner(tx, deps, owner, { language: proof.language, network });
    await replacePassword(tx, deps, proven, passwordHash);
    await resetGuard(tx, deps, 'signInAccount', user.email);
  });
  return { email: user.email, message: replyText('PASSWORD_CHANGED', locale) };
}

/** Once the address is proven, everything a stranger entered under it is dropped: password, name and language. */
async function provenOwner(
  tx: Tx,
  deps: Deps,
  owner: User,
  { language, network }: Pick<Proof, 'language'> & { network: string },
): Promise<User> {
  if (owner.emailVerifiedAt) return owner;
  const asked = { pendingName: nameOfAddress(owner.email), pendingPasswordHash: null };
  await proveAddress(tx, deps, owner, { ...asked, language, network });
  return { ...owner, preferredLanguage: language };
}

interface Change {
  currentPassword: string;
  newPassword: string;
  locale: Locale;
}

/** Changes the password of a signed-in user, ends every session and starts a new one. */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  { currentPassword, newPassword, locale }: Change,
) {
  await enforceGuard(deps.db, deps, 'signInAccount', actor.userId);
  const account = await readAccount(deps.db, actor.userId);
  assertGoodPassword(newPassword, account);
  const passwordHash = await hashPassword(newPassword, deps.config.lastingSecret);
  const tokens = await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, actor.userId);
    const { lastingSecret } = deps.config;
    const isRight =
      user.passwordHash && (await isPassword(currentPassword, user.passwordHash, lastingSecret));
    if (!isRight) throw new AppError('WRONG_PASSWORD');
    await replacePassword(tx, deps, user, passwordHash);
    return openSession(tx, deps, user.id);
  });
  const user = await readAccount(deps.db, actor.userId);
  return { ...tokens, user, message: replyText('PASSWORD_CHANGED', locale) };
}

async function replacePassword(tx: Tx, deps: Deps, user: User, passwordHash: string) {
  const now = deps.clock.now();
  await updateUser(tx, user.id, { passwordHash });
  await invalidateProofs(tx, user.id, now);
  await endEverySession(tx, user.id, 'password', now);
  await postSecurityMail(tx, deps, user, 'passwordChanged');
}

/** Whether this is the user's password; false for users without one. */
export const isPasswordOf = async (
  { config }: Pick<Deps, 'config'>,
  { passwordHash }: Pick<User, 'passwordHash'>,
  password: string,
): Promise<boolean> =>
  passwordHash !== null && (await isPassword(password, passwordHash, config.lastingSecret));
