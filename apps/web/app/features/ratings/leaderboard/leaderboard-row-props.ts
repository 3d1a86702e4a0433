import type { LeaderboardEntry } from '@ismi/contract';
import type { ReactNode } from 'react';

export interface LeaderboardRowProps {
  entry: LeaderboardEntry;
  /** What I have given it myself. */
  mine: number | undefined;
  isLocked: boolean;
  onRate: () => void;
  /** The button that makes the name a favorite. */
  heart: ReactNode;
}
