import { ACCOUNT_LIMITS } from '@ismi/contract';

interface SessionState {
  generation: number;
  renewedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

interface Presented {
  generation: number;
  /** This request advanced the generation. */
  isFirst: boolean;
  now: Date;
}

/** Ended, expired, or not used for two weeks. */
export const isSessionOver = (
  { endedAt, expiresAt, renewedAt }: Pick<SessionState, 'endedAt' | 'expiresAt' | 'renewedAt'>,
  now: Date,
): boolean =>
  endedAt !== null ||
  expiresAt <= now ||
  now.getTime() - renewedAt.getTime() >= ACCOUNT_LIMITS.sessionIdleMs;

/** Whether a genuine refresh token renews, has expired, or is reused. */
export function decideRenewal(
  session: SessionState | undefined,
  { generation, isFirst, now }: Presented,
): 'renewed' | 'over' | 'reuse' {
  if (!session || isSessionOver(session, now)) return 'over';
  if (isFirst) return 'renewed';
  const isPrevious = generation === session.generation - 1;
  const sinceMs = now.getTime() - session.renewedAt.getTime();
  return isPrevious && sinceMs <= ACCOUNT_LIMITS.refreshGraceMs ? 'renewed' : 'reuse';
}

interface Proofs {
  secondFactorAt: Date | null;
  provenAt: Date | null;
}

const isWithin = (moment: Date | null, lifetimeMs: number, now: Date): boolean =>
  moment !== null && now.getTime() - moment.getTime() < lifetimeMs;

/** What the user has proven in this session, as far as it still counts. */
export const proofStateOf = ({ secondFactorAt, provenAt }: Proofs, now: Date) => ({
  hasSecondFactor: isWithin(secondFactorAt, ACCOUNT_LIMITS.secondFactorLifetimeMs, now),
  isFresh: isWithin(provenAt, ACCOUNT_LIMITS.freshMs, now),
});
