import type { LeaderboardEntry } from '@ismi/contract';

export interface LeaderboardRowProps {
  entry: LeaderboardEntry;
  /** What I have given it myself. */
  mine: number | undefined;
  isLocked: boolean;
  onRate: () => void;
}
