import type { LeaderboardEntry } from '@ismi/contract';
import type { ReactNode } from 'react';

export interface LeaderboardRowProps {
  entry: LeaderboardEntry;
  /** The user's own stars. */
  mine: number | undefined;
  isLocked: boolean;
  onRate: () => void;
  /** The favorite button. */
  heart: ReactNode;
}
