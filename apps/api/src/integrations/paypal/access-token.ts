import type { Clock } from '../../lib/clock.ts';

/** Renewed before it expires, so that no call fails because of it. */
const SHARE_OF_LIFE = 0.9;

interface Token {
  value: string;
  goodUntil: number;
}

export interface AccessTokens {
  /** Shared by all calls; concurrent callers cause one request. */
  current(): Promise<string>;
  /** Called with a token that PayPal has refused, so that a newer one is not discarded with it. */
  discard(value: string): void;
}

export function sharedAccessToken(
  clock: Clock,
  request: () => Promise<{ value: string; lifeMs: number }>,
): AccessTokens {
  let token: Token | undefined;
  let renewal: Promise<string> | undefined;

  async function renew(): Promise<string> {
    const askedAt = clock.now().getTime();
    const { value, lifeMs } = await request();
    token = { value, goodUntil: askedAt + lifeMs * SHARE_OF_LIFE };
    return value;
  }

  return {
    async current() {
      if (token && clock.now().getTime() < token.goodUntil) return token.value;
      renewal ??= renew().finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
    discard(value) {
      if (token?.value === value) token = undefined;
    },
  };
}
