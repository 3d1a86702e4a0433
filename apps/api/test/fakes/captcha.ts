import { CAPTCHA_LIFETIME_MS } from '@ismi/contract';
import type { Captcha } from '../../src/integrations/captcha/port.ts';
import { newId } from '../../src/lib/ids.ts';

/** A token that the fake captcha accepts as a solved puzzle. */
export const solvedCaptcha = (action = 'contact_form', proofId = newId()): string =>
  `${action}|${proofId}`;

export const fakeCaptcha = (): Captcha => ({
  async issue(action, now) {
    const expires = Math.floor((now.getTime() + CAPTCHA_LIFETIME_MS) / 1000);
    return {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        nonce: newId(),
        salt: newId(),
        cost: 1,
        keyLength: 32,
        keyPrefix: '00',
        data: { action, expires },
      },
      signature: 'fake',
    };
  },
  async verify(token, action, now) {
    const [solvedFor, proofId] = token.split('|');
    if (!proofId) return { kind: 'failed', reason: 'unreadable' };
    if (solvedFor !== action) return { kind: 'failed', reason: 'other-action' };
    return { kind: 'passed', proofId, expiresAt: new Date(now.getTime() + CAPTCHA_LIFETIME_MS) };
  },
});
