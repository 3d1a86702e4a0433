import { type Locale, replyText } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { hashPassword } from '../../lib/password-hash.ts';
import { checkCaptcha, spendCaptcha } from '../captcha/captcha.service.ts';
import { assertSwitchedOn } from '../switches/switches.service.ts';
import { enforceGuard } from './guards.service.ts';
import { assertGoodPassword } from './passwords.service.ts';
import { guardMails, queueProofMail } from './proofs.service.ts';
import { registrationKeyOf } from './registrations.service.ts';
import { findUserByEmailAndLock, insertUser, type User } from './users.queries.ts';

interface Registration {
  name: string;
  email: string;
  password: string;
  /** A solved puzzle. */
  recaptcha_token: string;
  locale: Locale;
  /** The caller's network. */
  address: string;
}

/**
 * Opens an account and queues the mail that proves its address: both, or neither. Until then the account has no password and
 * nobody can sign in; the key is for the browser, whose registration counts once the mail is answered there.
 */
export async function register(
  deps: Deps,
  { name, email, password, recaptcha_token, locale, address }: Registration,
) {
  await assertSwitchedOn(deps, 'registration');
  assertGoodPassword(password, { email, name });
  const proof = await checkCaptcha(deps, recaptcha_token, 'registration');
  // Used up first, whatever follows: a puzzle counts once per network, however often it is sent.
  await deps.db.transaction((tx) => spendCaptcha(tx, proof));
  await enforceGuard(deps.db, deps, 'registrationNetwork', address);
  const passwordHash = await hashPassword(password, deps.config.lastingSecret);
  // Its refusal reveals as much about an address as a check does. Outside a transaction: refused attempts count too.
  await enforceGuard(deps.db, deps, 'checkEmailAddress', address);
  await deps.db.transaction(async (tx) => {
    const user = await openAccount(tx, deps, { name, email, locale });
    if (user.emailVerifiedAt) throw new AppError('EMAIL_TAKEN');
    await guardMails(tx, deps, 'verification', email);
    const pending = { name, passwordHash };
    await queueProofMail(tx, deps, { user, purpose: 'verification', locale, pending });
  });
  const message = replyText('REGISTERED', locale);
  return {
    token: null,
    user: null,
    requiresEmailVerification: true as const,
    message,
    registrationKey: registrationKeyOf(deps, passwordHash),
  };
}

/** The account of an address, opened if there is none; locked in both cases. */
async function openAccount(
  tx: Tx,
  deps: Deps,
  { name, email, locale }: Pick<Registration, 'name' | 'email' | 'locale'>,
): Promise<User> {
  const id = newId();
  await insertUser(tx, {
    id,
    email,
    name,
    preferredLanguage: locale,
    createdAt: deps.clock.now(),
  });
  const user = await findUserByEmailAndLock(tx, email);
  if (!user) throw new AppError('SERVICE_UNAVAILABLE'); // deleted between two statements
  return user;
}
