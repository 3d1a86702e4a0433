import { CAPTCHA_LIFETIME_MS, type CaptchaAction, captcha } from '@ismi/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Api } from './api-client.ts';
import { useApi } from './use-api.ts';

/** A solved puzzle must still be valid when the server gets it. */
const VALID_MS = CAPTCHA_LIFETIME_MS - 60_000;

async function solve(api: Api, action: CaptchaAction): Promise<string> {
  const [{ solveCaptcha }, challenge] = await Promise.all([
    import('../browser/solve-captcha.ts'),
    api.send(captcha.challenge, { query: { action } }),
  ]);
  return solveCaptcha(challenge);
}

/** Solves a puzzle in the background while the form is filled in. */
export function usePuzzle(action: CaptchaAction) {
  const api = useApi();
  const current = useRef<{ token: Promise<string>; at: number }>(undefined);
  const start = () => {
    const token = solve(api, action);
    // A failure in the background is ignored: `token` tries again.
    token.catch(() => {});
    current.current = { token, at: performance.now() };
    return token;
  };
  const startOnce = useEffectEvent(start);
  useEffect(() => void startOnce(), []);
  return {
    /** The token of a solved puzzle. Waits for the one under way, or solves another. */
    async token(): Promise<string> {
      const existing = current.current;
      if (!existing || performance.now() - existing.at > VALID_MS) return start();
      return existing.token.catch(start);
    },
    /** The token was refused and cannot be used again: solves another puzzle in the background. */
    renew(): void {
      void start();
    },
  };
}
