import { ACCOUNT_LIMITS, type Locale } from '@ismi/contract';

import { z } from 'zod';
import type { Tx } from '../../db/client.ts';
import type { ProofPurpose } from '../../db/schema/auth.ts';
import type { Deps } from '../../deps.ts';
import type { QueuedMail } from '../../email/queued-mail.ts';
import { sendMail } from '../../email/send-mail.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { codeFor, isSame, secretFor } from '../../lib/keyed-secret.ts';
import { enforceGuard } from './guards.service.ts';
import { findProofWithUser, type Proof, replaceProof } from './proofs.queries.ts';
import { decideProof, lifetimeOf } from './proofs.rules.ts';
import type { User } from './users.queries.ts';

/** The data of a registration, until the address is proven. */
interface Pending {
  name: string;
  passwordHash: string;
}

interface ProofMail {
  user: Pick<User, 'id' | 'email'>;
  purpose: ProofPurpose;
  locale: Locale;
  pending?: Pending | undefined;
}

/** Limits the mails that strangers can cause to one address. Counts the mail and refuses it above the limit. */
export async function guardMails(tx: Tx, deps: Deps, purpose: ProofPurpose, email: string) {
  await enforceGuard(tx, deps, 'mailCooldown', purpose, email);
  await enforceGuard(tx, deps, 'mailsToAccount', purpose, email);
}

/** Queues a mail that proves the address and replaces any earlier one. The code is derived when the mail is written. */
export async function queueProofMail(
  tx: Tx,
  deps: Deps,
  { user, purpose, locale, pending }: ProofMail,
) {
  const now = deps.clock.now();
  const proofId = newId();
  await replaceProof(tx, {
    id: proofId,
    userId: user.id,
    purpose,
    language: locale,
    pendingName: pending?.name,
    pendingPasswordHash: pending?.passwordHash,
    ...lifetimeOf(purpose, now),
    createdAt: now,
  });
  await deps.jobs.enqueue(tx, 'auth.send-proof', { proofId });
}

const codeOf = (deps: Pick<Deps, 'config'>, proofId: string) =>
  codeFor(deps.config.accessTokenSecret, 'verification-code', proofId);

const linkTokenOf = (deps: Pick<Deps, 'config'>, proofId: string) =>
  `${proofId}.${secretFor(deps.config.accessTokenSecret, 'mail-link', proofId)}`;

export const isCodeOf = (deps: Pick<Deps, 'config'>, proofId: string, code: string) =>
  isSame(code, codeOf(deps, proofId));

/** The proof behind the link of a mail: valid, or a refusal that says what to do next. */
export async function getProofOfLink(deps: Deps, token: string, purpose: ProofPurpose) {
  const proofId = z.uuid().safeParse(token.split('.')[0]).data;
  const isGenuine = proofId !== undefined && isSame(token, linkTokenOf(deps, proofId));
  const found = isGenuine ? await findProofWithUser(deps.db, proofId) : undefined;
  if (!found || found.proof.purpose !== purpose || !found.user.isActive) {
    throw new AppError('INVALID_TOKEN');
  }
  // Already proven by another mail: offering a new link would promise a mail that never comes.
  const isDone = purpose === 'verification' && found.user.emailVerifiedAt !== null;
  const state = isDone ? 'used' : decideProof(found.proof, 'link', deps.clock.now());
  if (state === 'expired') {
    throw new AppError('TOKEN_EXPIRED', { canResend: true, email: found.user.email });
  }
  return { ...found, state };
}

const inMinutes = (ms: number) => String(ms / 60_000);

function mailOf(deps: Deps, proof: Proof): QueuedMail['mail'] {
  const token = linkTokenOf(deps, proof.id);
  const page = `${deps.config.publicOrigin}/${proof.language}`;
  if (proof.purpose === 'reset') {
    const minutes = inMinutes(ACCOUNT_LIMITS.resetLinkLifetimeMs);
    const link = `${page}/reset-password?token=${token}`;
    return { template: 'passwordReset', props: { link, minutes } };
  }
  const minutes = inMinutes(ACCOUNT_LIMITS.codeLifetimeMs);
  const link = `${page}/verify-email?token=${token}`;
  return {
    template: 'verifyEmail',
    props: { code: codeOf(deps, proof.id), link, minutes },
  };
}

/** Writes and sends the mail of a proof, unless it was replaced. A repeat carries the same Message-ID. */
export async function sendProof(deps: Deps, proofId: string): Promise<void> {
  const found = await findProofWithUser(deps.db, proofId);
  if (!found || decideProof(found.proof, 'link', deps.clock.now()) !== 'good') return;
  const { proof, user } = found;
  await sendMail(deps, {
    mailId: proof.id,
    to: user.email,
    locale: proof.language,
    mail: mailOf(deps, proof),
  });
}
