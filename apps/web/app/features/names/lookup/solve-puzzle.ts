import type { captcha, ResponseOf } from '@ismi/contract';
import { solveCaptcha } from '../../../browser/solve-captcha.ts';

/** Solves the puzzle that is required after many unknown names in a day. Loaded only when the server asks for it. */
export const solvePuzzle = async (
  getPuzzle: () => Promise<ResponseOf<typeof captcha.challenge>>,
): Promise<string> => solveCaptcha(await getPuzzle());
