import { CAPTCHA_LIFETIME_MS, type CaptchaAction, captcha } from '@ismi/contract';
import { useEffect, useRef } from 'react';
import type { Api } from './api-client.ts';
import { useApi } from './use-api.ts';

/** A solved puzzle must still be good when it arrives. */
const VALID_MS = CAPTCHA_LIFETIME_MS - 60_000;

async function solve(api: Api, action: CaptchaAction): Promise<string> {
  const [{ solveCaptcha }, challenge] = await Promise.all([
    import('../browser/solve-captcha.ts'),
    api.send(captcha.challenge, { query: { action } }),
  ]);
  return solveCaptcha(challenge);
}

/** Solves a puzzle in the background while somebody fills in the form. */
export function usePuzzle(action: CaptchaAction) {
  const api = useApi();
  const current = useRef<{ token: Promise<string>; at: number }>(undefined);
  const start = () => {
    const token = solve(api, action);
    // What failed in the background is tried again when it is needed.
    token.catch(() => {});
    current.current = { token, at: performance.now() };
    return token;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one puzzle for each form that is opened
  useEffect(() => void start(), []);
  return {
    /** The token of a solved puzzle: waits for the one under way, or solves another. */
    async token(): Promise<string> {
      const existing = current.current;
      if (!existing || performance.now() - existing.at > VALID_MS) return start();
      return existing.token.catch(start);
    },
    /** It was handed in and refused, and is used up: solves another in the background. */
    renew(): void {
      void start();
    },
  };
}
