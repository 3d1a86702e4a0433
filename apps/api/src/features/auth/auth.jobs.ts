import type { Deps } from '../../deps.ts';
import type { JobPayload } from '../../jobs/jobs.ts';
import { sendProof } from './proofs.service.ts';
import { answerMailRequest } from './resend.service.ts';
import { deleteUnverifiedAccounts } from './unverified-accounts.service.ts';

export const sendProofJob = (deps: Deps, { proofId }: JobPayload<'auth.send-proof'>) =>
  sendProof(deps, proofId);

export const answerMailRequestJob = (deps: Deps, request: JobPayload<'auth.answer-mail-request'>) =>
  answerMailRequest(deps, request);

export const deleteUnverifiedAccountsJob = (deps: Deps) => deleteUnverifiedAccounts(deps);
