import { CaptchaChallenge } from '@ismi/contract';
import { z } from 'zod';

/** What an ALTCHA client sends: the challenge as issued, and the counter it found. */
const Proof = z.object({
  challenge: CaptchaChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});
export type Proof = z.infer<typeof Proof>;

/** The proof in a token (base64 of JSON), or undefined when it is invalid. */
export function readToken(token: string): Proof | undefined {
  try {
    return Proof.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}
