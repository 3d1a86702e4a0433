import { ACCOUNT_LIMITS, type Locale, replyText } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../email/queue-mail.ts';
import { AppError } from '../../lib/app-error.ts';
import { grantWelcomeBonus } from '../credits/welcome.service.ts';
import { readAccount } from './account.service.ts';
import {
  countGuess,
  findNewestProof,
  invalidateProofs,
  type Proof,
  useProof,
} from './proofs.queries.ts';
import { decideProof } from './proofs.rules.ts';
import { getProofOfLink, isCodeOf } from './proofs.service.ts';
import { findOwnRegistration, type RegistrationClaim } from './registrations.service.ts';
import { openSession } from './sessions.service.ts';
import { findUserByEmail, lockUser, type User, updateUser } from './users.queries.ts';

type Answer = { email: string; code: string } | { token: string };

/**
 * Proves an address with the code or link of the mail and signs its owner in. Each works once, in the browser that registered
 * or with the password chosen there.
 */
export async function verifyEmail(
  deps: Deps,
  answer: Answer,
  claim: RegistrationClaim,
  locale: Locale,
) {
  const answered =
    'token' in answer
      ? await proofOfLink(deps, answer.token)
      : await proofOfCode(deps, answer.email.toLowerCase(), answer.code);
  const { proof } = answered;
  const registration = await findOwnRegistration(deps, answered, claim);
  const { credits, tokens } = await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, proof.userId);
    if (!(await useProof(tx, proof.id, deps.clock.now()))) throw overtaken(user, answer);
    const pending = { ...registration, network: claim.address };
    const granted = await proveAddress(tx, deps, user, pending);
    return { credits: granted, tokens: await openSession(tx, deps, user.id) };
  });
  const user = await readAccount(deps.db, proof.userId);
  return {
    ...tokens,
    user,
    credits_granted: credits,
    message: replyText('EMAIL_VERIFIED', locale),
  };
}

/** Another request was first: it proved the address, or a newer mail replaced this one. */
function overtaken({ email, emailVerifiedAt }: User, answer: Answer): AppError {
  if (emailVerifiedAt) return new AppError('ALREADY_VERIFIED');
  return 'token' in answer
    ? new AppError('TOKEN_EXPIRED', { canResend: true, email })
    : new AppError('INVALID_CODE');
}

interface Answered {
  proof: Proof;
  email: string;
}

async function proofOfLink(deps: Deps, token: string): Promise<Answered> {
  const { proof, user, state } = await getProofOfLink(deps, token, 'verification');
  if (state === 'used') throw new AppError('ALREADY_VERIFIED');
  return { proof, email: user.email };
}

/** An attempt is counted before it is compared, so that fifty concurrent ones still count as at most five. */
async function proofOfCode(deps: Deps, email: string, code: string): Promise<Answered> {
  const user = await findUserByEmail(deps.db, email);
  const proof = user?.isActive && (await findNewestProof(deps.db, user.id, 'verification'));
  const mayGuess = proof && (await countGuess(deps.db, proof.id, ACCOUNT_LIMITS.codeTries));
  if (!mayGuess || !isCodeOf(deps, proof.id, code)) throw new AppError('INVALID_CODE');
  const state = decideProof(proof, 'code', deps.clock.now());
  if (state === 'used') throw new AppError('ALREADY_VERIFIED');
  if (state === 'expired') throw new AppError('INVALID_CODE');
  return { proof, email };
}

type PendingAccount = Pick<Proof, 'pendingName' | 'pendingPasswordHash' | 'language'> & {
  /** Origin of the proof: bonuses are limited by it. */
  network: string;
};

/** The address is proven: opens the account as registered, with the bonus if the address never had one. */
export async function proveAddress(
  tx: Tx,
  deps: Deps,
  user: User,
  pending: PendingAccount,
): Promise<number> {
  const now = deps.clock.now();
  const name = pending.pendingName ?? user.name;
  const locale = pending.language;
  await updateUser(tx, user.id, {
    name,
    preferredLanguage: locale,
    passwordHash: pending.pendingPasswordHash,
    emailVerifiedAt: now,
  });
  await invalidateProofs(tx, user.id, now);
  const credits = await grantWelcomeBonus(tx, deps, {
    userId: user.id,
    email: user.email,
    network: pending.network,
  });
  await queueMail(tx, deps.jobs, {
    to: user.email,
    locale,
    mail: {
      template: 'welcome',
      props: { credits: String(credits), homeUrl: `${deps.config.publicOrigin}/${locale}` },
    },
  });
  return credits;
}
