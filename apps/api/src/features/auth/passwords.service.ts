import { BUSINESS_TIME_ZONE, intlLocale, type Locale, replyText } from '@ismi/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { postMail } from '../../email/post-mail.ts';
import type { Actor } from '../../http/session.ts';
import { AppError } from '../../lib/app-error.ts';
import { hashPassword, isPassword } from '../../lib/password-hash.ts';
import { readAccount } from './account.service.ts';
import { easeGuard, guard } from './guards.service.ts';
import { assertStrong } from './passwords.rules.ts';
import { closeProofs, type Proof, useProof } from './proofs.queries.ts';
import { getProofOfLink } from './proofs.service.ts';
import { endEverySession, openSession } from './sessions.service.ts';
import { lockUser, type User, updateUser } from './users.queries.ts';
import { nameOfAddress } from './users.rules.ts';
import { proveAddress } from './verification.service.ts';

const USUAL_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map((password) => String(password)),
);

export const assertGoodPassword = (password: string, email: string) =>
  assertStrong(password, email, USUAL_PASSWORDS);

interface Reset {
  token: string;
  password: string;
  locale: Locale;
}

/** Sets a new password with the link of a mail, which also proves the address, and ends every session. Guesses at the old one no longer count. */
export async function resetPassword(deps: Deps, { token, password, locale }: Reset) {
  const { proof, user, state } = await getProofOfLink(deps, token, 'reset');
  if (state === 'used') throw new AppError('INVALID_TOKEN');
  assertGoodPassword(password, user.email);
  const passwordHash = await hashPassword(password, deps.config.lastingSecret);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const owner = await lockUser(tx, user.id);
    if (!(await useProof(tx, proof.id, now))) throw new AppError('INVALID_TOKEN');
    await replacePassword(tx, deps, await provenOwner(tx, deps, owner, proof), passwordHash);
    await easeGuard(tx, deps, 'signInAccount', user.email);
  });
  return { email: user.email, message: replyText('PASSWORD_CHANGED', locale) };
}

/** Nothing that a stranger wrote under an unproven address outlives its proof: not the password, nor the name or the language. */
async function provenOwner(tx: Tx, deps: Deps, owner: User, { language }: Proof): Promise<User> {
  if (owner.emailVerifiedAt) return owner;
  const asked = { pendingName: nameOfAddress(owner.email), pendingPasswordHash: null, language };
  await proveAddress(tx, deps, owner, asked);
  return { ...owner, preferredLanguage: language };
}

interface Change {
  currentPassword: string;
  newPassword: string;
  locale: Locale;
}

/** Changes the password of a signed-in user, ends every session, and goes on with a new one. */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  { currentPassword, newPassword, locale }: Change,
) {
  await guard(deps.db, deps, 'signInAccount', actor.userId);
  const account = await readAccount(deps.db, actor.userId);
  assertGoodPassword(newPassword, account.email);
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
  await closeProofs(tx, user.id, now);
  await endEverySession(tx, user.id, 'password', now);
  const locale = user.preferredLanguage;
  const changedAt = new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: BUSINESS_TIME_ZONE,
  }).format(now);
  const contactUrl = `${deps.config.publicOrigin}/${locale}/contact`;
  await postMail(tx, deps.jobs, {
    to: user.email,
    locale,
    mail: { template: 'passwordChanged', props: { changedAt, contactUrl } },
  });
}
