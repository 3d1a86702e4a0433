import type { Locale } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { hashPassword, isPassword } from '../../lib/password-hash.ts';
import { readAccount } from './account.service.ts';
import { easeGuard, guard } from './guards.service.ts';
import { findKnownBrowser } from './known-browsers.service.ts';
import { findNewestProof } from './proofs.queries.ts';
import { registrationKeyOf } from './registrations.service.ts';
import { sendProofAgain } from './resend.service.ts';
import { openSession } from './sessions.service.ts';
import { findUserByEmail, type User } from './users.queries.ts';

interface Attempt {
  email: string;
  password: string;
  address: string;
  /** What the browser shows of an earlier stay. */
  mark: string | undefined;
  locale: Locale;
}

/**
 * Counts a try before the password is looked at. Where the owner has been before, a browser has tries of its own: strangers who
 * guess from everywhere use up those of the account, and shut nobody out.
 */
async function countTry(deps: Deps, { email, address, mark }: Attempt): Promise<{ place: string }> {
  await guard(deps.db, deps, 'signInAddress', address);
  const browser = findKnownBrowser(deps, email, mark);
  const place = browser ?? address;
  await guard(deps.db, deps, 'signInPair', email, place);
  if (!browser) await guard(deps.db, deps, 'signInAccount', email);
  return { place };
}

/**
 * Signs in with address and password. A wrong password, an unknown address and a Google account are refused alike. While
 * the address is unproven there is a new code instead, and the key of the registration that the password belongs to.
 */
export async function signIn(deps: Deps, attempt: Attempt) {
  const { place } = await countTry(deps, attempt);
  const { email, password, locale } = attempt;
  const user = await findUserByEmail(deps.db, email);
  const hash = user && (await hashToCompare(deps, user));
  const isRight = await isPassword(
    password,
    hash ?? (await hashOfNobody(deps)),
    deps.config.lastingSecret,
  );
  if (!user || !hash || !isRight) throw new AppError('INVALID_CREDENTIALS');
  if (!user.isActive) throw new AppError('ACCOUNT_DEACTIVATED');
  await easeGuard(deps.db, deps, 'signInPair', email, place);
  await easeGuard(deps.db, deps, 'signInAccount', email);
  if (!user.emailVerifiedAt) {
    await sendProofAgain(deps, user, locale);
    return { registrationKey: registrationKeyOf(deps, hash) };
  }
  const tokens = await openSession(deps.db, deps, user.id);
  return { ...tokens, user: await readAccount(deps.db, user.id) };
}

/** The password of the account, or the one that waits with its unproven address. */
async function hashToCompare(deps: Deps, user: User): Promise<string | null | undefined> {
  if (user.emailVerifiedAt) return user.passwordHash;
  return (await findNewestProof(deps.db, user.id, 'verification'))?.pendingPasswordHash;
}

let ofNobody: Promise<string> | undefined;

/** Compared where there is nothing to compare with, so that an unknown address takes as long as a known one. */
const hashOfNobody = (deps: Deps): Promise<string> => {
  ofNobody ??= hashPassword('nobody has this password', deps.config.lastingSecret);
  return ofNobody;
};

/** Whether an address signs in or registers. An unproven one registers again, as if for the first time. */
export async function checkEmail(deps: Deps, email: string, address: string) {
  await guard(deps.db, deps, 'checkEmailAddress', address);
  const user = await findUserByEmail(deps.db, email);
  return user?.emailVerifiedAt
    ? { exists: true, user: { auth_provider: user.passwordHash ? 'email' : user.authProvider } }
    : { exists: false, user: null };
}
