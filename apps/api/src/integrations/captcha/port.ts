import type { CaptchaAction, CaptchaChallenge } from '@ismi/contract';

export type CaptchaVerdict =
  | { kind: 'passed'; proofId: string; expiresAt: Date }
  | { kind: 'failed'; reason: 'unreadable' | 'expired' | 'forged' | 'unsolved' | 'other-action' };

/** Puzzles for browsers. Knows nothing of who has handed in what before: that is the captcha feature's book. */
export interface Captcha {
  issue(action: CaptchaAction, now: Date): Promise<CaptchaChallenge>;
  verify(token: string, action: CaptchaAction, now: Date): Promise<CaptchaVerdict>;
}
