import type { Deps } from '../../deps.ts';
import { watchBursts } from './bursts.service.ts';
import { drawRatings } from './leaderboard.service.ts';

export async function drawRatingsJob(deps: Deps): Promise<void> {
  await drawRatings(deps);
  await watchBursts(deps);
}
