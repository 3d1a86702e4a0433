import type { CaptchaAction } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { CaptchaVerdict } from '../../integrations/captcha/port.ts';
import { AppError } from '../../lib/app-error.ts';
import { spendProof } from './captcha.queries.ts';

type Proof = Extract<CaptchaVerdict, { kind: 'passed' }>;

/** A new puzzle for one action. */
export const issueChallenge = (deps: Deps, action: CaptchaAction) =>
  deps.captcha.issue(action, deps.clock.now());

/** Verifies a solved captcha for this action, or refuses. Needs no database, so it runs before the transaction opens. */
export async function checkCaptcha(
  deps: Deps,
  token: string,
  action: CaptchaAction,
): Promise<Proof> {
  const verdict = await deps.captcha.verify(token, action, deps.clock.now());
  if (verdict.kind === 'failed') throw new AppError('RECAPTCHA_FAILED');
  return verdict;
}

/** Uses up a proof in the caller's transaction; a second use is refused, also a concurrent one. */
export async function spendCaptcha(tx: Tx, proof: Proof): Promise<void> {
  if (!(await spendProof(tx, proof.proofId, proof.expiresAt)))
    throw new AppError('RECAPTCHA_FAILED');
}
