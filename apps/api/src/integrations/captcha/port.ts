import type { CaptchaAction, CaptchaChallenge } from '@ismi/contract';

export type CaptchaVerdict =
  | { kind: 'passed'; proofId: string; expiresAt: Date }
  | { kind: 'failed'; reason: 'unreadable' | 'expired' | 'forged' | 'unsolved' | 'other-action' };

/** Puzzles for browsers. Used proofs are recorded by the captcha feature, not here. */
export interface Captcha {
  issue(action: CaptchaAction, now: Date): Promise<CaptchaChallenge>;
  verify(token: string, action: CaptchaAction, now: Date): Promise<CaptchaVerdict>;
}
