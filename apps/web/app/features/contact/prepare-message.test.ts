import { CAPTCHA_LIFETIME_MS, type CaptchaChallenge } from '@ismi/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenForm, prepareMessage } from './prepare-message.ts';

const HOUR = 3_600_000;
/** By the server's clock. */
const OPENED = Date.UTC(2026, 2, 1, 12);

const FORM = { name: 'Elif', email: 'elif@family.example', subject: 'Soru', message: 'Merhaba' };
const NO_TRAPS = { website: '', phone_number: '' };

interface Visitor {
  /** Error of the visitor's clock; the server's is right. */
  clockError?: number;
  /** How long the browser takes to solve the captcha. */
  solving?: number;
  traps?: OpenForm['traps'];
}

/** Opens the form. `prepare` resolves to the body and to the time from opening until it was ready. */
function openForm({ clockError = 0, solving = 0, traps = NO_TRAPS }: Visitor) {
  vi.setSystemTime(OPENED + clockError);
  const openedAt = performance.now();
  const age = () => performance.now() - openedAt;
  const load = async (): Promise<CaptchaChallenge> => ({
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: 'n',
      salt: 's',
      cost: 1,
      keyLength: 32,
      keyPrefix: '00',
      data: {
        action: 'contact_form',
        expires: Math.floor((OPENED + age() + CAPTCHA_LIFETIME_MS) / 1000),
      },
    },
    signature: 'x',
  });
  const solve = (challenge: CaptchaChallenge) =>
    new Promise<string>((resolve) => {
      setTimeout(() => resolve(`solved ${challenge.signature}`), solving);
    });
  const prepare = async () => {
    const prepared = prepareMessage({ load, solve }, FORM, { openedAt, traps }).then(
      ({ body }) => ({ body, after: age() }),
    );
    await vi.runAllTimersAsync();
    return prepared;
  };
  return { load, solve, openedAt, prepare };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the solution of the captcha is sent with the message', async () => {
  const { body } = await openForm({ solving: 500 }).prepare();
  expect(body).toEqual({
    ...FORM,
    ...NO_TRAPS,
    recaptcha_token: 'solved x',
    form_timestamp: OPENED,
  });
});

test('the honeypot values are sent', async () => {
  const traps = { website: 'https://spam.example', phone_number: '555' };
  const { body } = await openForm({ traps }).prepare();
  expect(body).toMatchObject(traps);
});

describe.each([0, -5 * HOUR, 7 * HOUR, 365 * 24 * HOUR])(
  'with a visitor’s clock that is wrong by %i ms',
  (clockError) => {
    test('the form’s age is calculated with the server’s clock', async () => {
      const { prepare } = openForm({ clockError, solving: 2_000 });
      await vi.advanceTimersByTimeAsync(42_000);
      const { body } = await prepare();
      expect(body.form_timestamp).toBe(OPENED);
    });
  },
);

test.each([-3 * HOUR, 3 * HOUR])(
  'a clock change of %i ms while the form is open has no effect',
  async (step) => {
    const { prepare } = openForm({ solving: 500 });
    await vi.advanceTimersByTimeAsync(10_000);
    vi.setSystemTime(Date.now() + step);
    expect(await prepare()).toMatchObject({ body: { form_timestamp: OPENED }, after: 10_500 });
  },
);

test.each([
  { filledIn: 0, solving: 0, after: 4_000 },
  { filledIn: 1_000, solving: 500, after: 4_000 },
  { filledIn: 1_000, solving: 5_000, after: 6_000 },
  { filledIn: 60_000, solving: 2_000, after: 62_000 },
])(
  'a form filled in within $filledIn ms and a captcha of $solving ms are ready $after ms after opening',
  async ({ filledIn, solving, after }) => {
    const { prepare } = openForm({ solving });
    await vi.advanceTimersByTimeAsync(filledIn);
    expect((await prepare()).after).toBe(after);
  },
);

test.each(['load', 'solve'] as const)('a captcha that does not %s is an error', async (step) => {
  const { load, solve, openedAt } = openForm({});
  const failing = { load, solve, [step]: () => Promise.reject(new Error('not here')) };
  const prepared = prepareMessage(failing, FORM, { openedAt, traps: NO_TRAPS });
  await expect(prepared).rejects.toThrow('not here');
});
