import { ACCOUNT_LIMITS } from '@ismi/contract';

interface ProofState {
  codeExpiresAt: Date;
  linkExpiresAt: Date;
  usedAt: Date | null;
  replacedAt: Date | null;
}

/** Whether a genuine code or link is still valid. */
export function decideProof(
  proof: ProofState,
  way: 'code' | 'link',
  now: Date,
): 'good' | 'used' | 'expired' {
  if (proof.usedAt) return 'used';
  const expiresAt = way === 'code' ? proof.codeExpiresAt : proof.linkExpiresAt;
  return proof.replacedAt || expiresAt <= now ? 'expired' : 'good';
}

/** Validity of a mail by purpose. */
export function lifetimeOf(purpose: 'verification' | 'reset', now: Date) {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const { codeLifetimeMs, verificationLinkLifetimeMs, resetLinkLifetimeMs } = ACCOUNT_LIMITS;
  return {
    codeExpiresAt: after(codeLifetimeMs),
    linkExpiresAt: after(
      purpose === 'verification' ? verificationLinkLifetimeMs : resetLinkLifetimeMs,
    ),
  };
}
