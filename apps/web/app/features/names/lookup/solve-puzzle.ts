import { captcha } from '@ismi/contract';
import type { Api } from '../../../lib/api-client.ts';
import { solveCaptcha } from '../../../lib/solve-captcha.ts';

/** Solves the puzzle that stands before many unknown names in a day. Loaded only when the server asks for it. */
export async function solvePuzzle(api: Api): Promise<string> {
  return solveCaptcha(await api.send(captcha.challenge, { query: { action: 'name_lookup' } }));
}
