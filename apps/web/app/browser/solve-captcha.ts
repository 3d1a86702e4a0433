import type { CaptchaChallenge } from '@ismi/contract';
import { solveChallengeWorkers } from 'altcha-lib';
import PuzzleWorker from './puzzle-worker.ts?worker';

/** Solves the puzzle in the background, so that the page stays responsive; resolves with the token that the API accepts. */
export async function solveCaptcha(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.max(1, (navigator.hardwareConcurrency || 2) - 1),
    createWorker: () => new PuzzleWorker(),
  });
  return btoa(JSON.stringify({ challenge, solution }));
}
