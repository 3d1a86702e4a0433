import { auth } from '@ismi/contract';
import { expect, test } from 'vitest';
import { anAddress } from '../../../test/fixtures/accounts.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const PAIRS = 150;
const WARM_UP = 30;

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function mediansOf(api: TestApi, ask: (email: string) => Promise<unknown>) {
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const measure = async (kind: 'known' | 'unknown', email: string) => {
    const begin = performance.now();
    await ask(email);
    took[kind].push(performance.now() - begin);
  };
  for (let pair = 0; pair < WARM_UP + PAIRS; pair += 1) {
    const { email } = await aUser(api.db, { emailVerifiedAt: api.clock.now() });
    // Alternating, so that other load on the machine affects both.
    await measure(pair % 2 ? 'known' : 'unknown', pair % 2 ? email : anAddress());
    await measure(pair % 2 ? 'unknown' : 'known', pair % 2 ? anAddress() : email);
  }
  return { known: median(took.known.slice(WARM_UP)), unknown: median(took.unknown.slice(WARM_UP)) };
}

test.each([
  ['forgot-password', auth.forgotPassword],
  ['send-verification', auth.sendVerification],
])(
  '%s takes as long for a known address as for an unknown one',
  {
    retry: 2, // the machine may be busy during one of the two
    timeout: 60_000,
  },
  async (_, endpoint) => {
    const api = await startTestApi();
    const { known, unknown } = await mediansOf(api, (email) =>
      api.guest.send(endpoint, { body: { email } }),
    );
    expect(known / unknown).toBeGreaterThan(0.9);
    expect(known / unknown).toBeLessThan(1.1);
  },
);
