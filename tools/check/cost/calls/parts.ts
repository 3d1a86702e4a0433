import { randomUUID } from 'node:crypto';
import { NAME_LIMITS } from '@ismi/contract';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

export const newEmail = (): string => `${randomUUID()}@${'b'.repeat(50)}.example`;

/** A text of the maximum length of a search. */
export const query = (text: string): string =>
  text.repeat(NAME_LIMITS.query).slice(0, NAME_LIMITS.query).trim();

export async function solvedCaptcha(api: string, action: string): Promise<string> {
  const answer = await fetch(`${api}/api/captcha/challenge?action=${action}`);
  const { data: challenge } = (await answer.json()) as { data: Challenge };
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
