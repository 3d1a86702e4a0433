import { CAPTCHA_LIFETIME_MS } from '@ismi/contract';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Captcha } from './port.ts';
import { readToken } from './wire.ts';

// About 256 guesses of 2,000 rounds each: a second or two on a phone, and almost nothing on the server, which checks one.
const DIFFICULTY = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, keyLength: 32, keyPrefix: '00' };

export const altchaCaptcha = (secret: string): Captcha => ({
  async issue(action, now) {
    const expires = Math.floor((now.getTime() + CAPTCHA_LIFETIME_MS) / 1000);
    const { parameters, signature } = await createChallenge({
      ...DIFFICULTY,
      deriveKey,
      hmacSignatureSecret: secret,
      data: { action, expires },
    });
    if (!signature) throw new Error('a challenge with a secret is signed');
    const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = parameters;
    return {
      parameters: { algorithm, nonce, salt, cost, keyLength, keyPrefix, data: { action, expires } },
      signature,
    };
  },

  async verify(token, action, now) {
    const proof = readToken(token);
    if (!proof) return { kind: 'failed', reason: 'unreadable' };
    const { challenge, solution } = proof;
    const expiresAt = new Date(challenge.parameters.data.expires * 1000);
    if (expiresAt <= now) return { kind: 'failed', reason: 'expired' };
    if (challenge.parameters.data.action !== action)
      return { kind: 'failed', reason: 'other-action' };
    const result = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secret,
    });
    if (result.verified) return { kind: 'passed', proofId: challenge.signature, expiresAt };
    return { kind: 'failed', reason: result.invalidSignature ? 'forged' : 'unsolved' };
  },
});
