import type { Deps } from '../../deps.ts';
import { watchBursts } from './bursts.service.ts';
import { aggregateRatings } from './leaderboard.service.ts';

export async function aggregateRatingsJob(deps: Deps): Promise<void> {
  await aggregateRatings(deps);
  await watchBursts(deps);
}
