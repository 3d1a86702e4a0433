import { ACCOUNT_LIMITS, type Locale, replyText } from '@ismi/contract';
import type { ProofPurpose } from '../../db/schema/auth.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { findNewestProof } from './proofs.queries.ts';
import { guardMails, queueProofMail } from './proofs.service.ts';
import { findUserByEmail, lockUser, type User } from './users.queries.ts';

interface Request {
  email: string;
  locale: Locale;
}

/**
 * Accepts a request for a mail. The job finds out later whether the address has an account, so neither the answer nor its
 * duration reveals it.
 */
async function requestMail(deps: Deps, purpose: ProofPurpose, { email, locale }: Request) {
  await deps.db.transaction(async (tx) => {
    await guardMails(tx, deps, purpose, email);
    await deps.jobs.enqueue(tx, 'auth.answer-mail-request', { purpose, email, locale });
  });
}

/** Sends the code again, at most once a minute. */
export async function requestVerification(deps: Deps, request: Request) {
  await requestMail(deps, 'verification', request);
  return {
    message: replyText('VERIFICATION_SENT', request.locale),
    retry_after: ACCOUNT_LIMITS.resendCooldownMs / 1000,
  };
}

/** Sends a link for a new password. */
export async function requestReset(deps: Deps, request: Request) {
  await requestMail(deps, 'reset', request);
  return { message: replyText('RESET_SENT', request.locale) };
}

/** The second half of a request: sends the mail if the address has a matching account. */
export async function answerMailRequest(
  deps: Deps,
  { purpose, email, locale }: Request & { purpose: ProofPurpose },
): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  if (!user?.isActive) return;
  if (purpose === 'verification') return postVerification(deps, user, locale);
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    await queueProofMail(tx, deps, { user, purpose, locale });
  });
}

/** The same registration again, with a new code. */
async function postVerification(deps: Deps, { id }: User, locale: Locale): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    const earlier = await findNewestProof(tx, id, 'verification');
    if (user.emailVerifiedAt || !earlier?.pendingPasswordHash) return;
    const pending = {
      name: earlier.pendingName ?? user.name,
      passwordHash: earlier.pendingPasswordHash,
    };
    await queueProofMail(tx, deps, { user, purpose: 'verification', locale, pending });
  });
}

/** For a user who knows the password but has not proven the address: a new code, unless one was just sent. */
export async function sendProofAgain(deps: Deps, user: User, locale: Locale): Promise<void> {
  const isAllowed = await deps.db
    .transaction((tx) => guardMails(tx, deps, 'verification', user.email))
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );
  if (isAllowed) await postVerification(deps, user, locale);
}
