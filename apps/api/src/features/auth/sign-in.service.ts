import type { Locale } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { hashPassword, isPassword } from '../../lib/password-hash.ts';
import { readAccount } from './account.service.ts';
import { enforceGuard, resetGuard } from './guards.service.ts';
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
  /** What the browser presents from an earlier session. */
  mark: string | undefined;
  locale: Locale;
}

/**
 * Counts an attempt before the password is checked. A browser known to the owner has attempts of its own: strangers who guess
 * use up those of the account and lock nobody out.
 */
async function countTry(deps: Deps, { email, address, mark }: Attempt): Promise<{ place: string }> {
  await enforceGuard(deps.db, deps, 'signInAddress', address);
  const browser = findKnownBrowser(deps, email, mark);
  const place = browser ?? address;
  await enforceGuard(deps.db, deps, 'signInPair', email, place);
  if (!browser) await enforceGuard(deps.db, deps, 'signInAccount', email);
  return { place };
}

/**
 * Signs in with address and password. A wrong password, an unknown address and a Google account are refused alike. For an
 * unproven address it sends a new code and returns the key of the registration that the password belongs to.
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
  await resetGuard(deps.db, deps, 'signInPair', email, place);
  await resetGuard(deps.db, deps, 'signInAccount', email);
  if (!user.emailVerifiedAt) {
    await sendProofAgain(deps, user, locale);
    return { registrationKey: registrationKeyOf(deps, hash) };
  }
  const tokens = await openSession(deps.db, deps, user.id);
  return { ...tokens, user: await readAccount(deps.db, user.id) };
}

/** The password of the account, or the pending one of its unproven address. */
async function hashToCompare(deps: Deps, user: User): Promise<string | null | undefined> {
  if (user.emailVerifiedAt) return user.passwordHash;
  return (await findNewestProof(deps.db, user.id, 'verification'))?.pendingPasswordHash;
}

let ofNobody: Promise<string> | undefined;

/** Compared for unknown addresses, so that they take as long as known ones. */
const hashOfNobody = (deps: Deps): Promise<string> => {
  ofNobody ??= hashPassword('nobody has this password', deps.config.lastingSecret);
  return ofNobody;
};

/** Whether an address signs in or registers. An unproven one registers again, as if new. */
export async function checkEmail(deps: Deps, email: string, address: string) {
  await enforceGuard(deps.db, deps, 'checkEmailAddress', address);
  const user = await findUserByEmail(deps.db, email);
  return user?.emailVerifiedAt
    ? { exists: true, user: { auth_provider: user.passwordHash ? 'email' : user.authProvider } }
    : { exists: false, user: null };
}
