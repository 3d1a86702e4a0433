import type { CaptchaAction } from '@ismi/contract';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** One round instead of thousands. */
const EASY = { algorithm: 'PBKDF2/SHA-256', cost: 1, keyLength: 32, keyPrefix: '00' };
const LIFETIME_S = 300;

/**
 * A solved puzzle, as if the attacker had any number of machines: the proof signs an easy one itself, to save the work. Puzzles make
 * attacks expensive; every bound must also hold for attackers who solve them.
 */
export async function solvedPuzzle(secret: string, action: CaptchaAction): Promise<string> {
  const expires = Math.floor(Date.now() / 1000) + LIFETIME_S;
  const challenge = await createChallenge({
    ...EASY,
    deriveKey,
    hmacSignatureSecret: secret,
    data: { action, expires },
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
