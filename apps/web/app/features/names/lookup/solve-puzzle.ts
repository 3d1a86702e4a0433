import { captcha } from '@ismi/contract';
import { solveCaptcha } from '../../../browser/solve-captcha.ts';
import type { Api } from '../../../data/api-client.ts';

/** Solves the puzzle that stands before many unknown names in a day. Loaded only when the server asks for it. */
export async function solvePuzzle(api: Api): Promise<string> {
  return solveCaptcha(await api.send(captcha.challenge, { query: { action: 'name_lookup' } }));
}
