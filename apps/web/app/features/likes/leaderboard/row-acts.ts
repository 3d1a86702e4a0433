import type { LeaderboardEntry } from '@ismi/contract';

export interface RowActs {
  entry: LeaderboardEntry;
  /** What I have given it myself. */
  mine: number | undefined;
  isLocked: boolean;
  onRate: () => void;
}
