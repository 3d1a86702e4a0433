import { CAPTCHA_LIFETIME_MS, type CaptchaChallenge, captcha, contact } from '@ismi/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Api } from '../../data/api-client.ts';
import { ApiError } from '../../data/api-error.ts';
import { sendMessage } from './send-message.ts';

const HOUR = 3_600_000;
/** By the server's clock. */
const OPENED = Date.UTC(2026, 2, 1, 12);

const FORM = { name: 'Elif', email: 'elif@family.example', subject: 'Soru', message: 'Merhaba' };
const NO_TRAPS = { website: '', phone_number: '' };
const KEY = '0b1f5d0e-6f3c-4a53-9d29-3a1c2f4b5e6d';

interface Sent {
  body: { form_timestamp: number };
  /** How long after the form was opened. */
  after: number;
}

/** A visitor's machine whose clock goes wrong by so much, and an API whose clock is right; both start when the form opens. */
function openForm({
  clockError = 0,
  refuse,
}: {
  clockError?: number;
  refuse?: 'challenge' | 'send';
}) {
  vi.setSystemTime(OPENED + clockError);
  const openedAt = performance.now();
  const age = () => performance.now() - openedAt;
  const asked: unknown[] = [];
  const sent: Sent[] = [];
  const refusal = new ApiError(429, 'TOO_MANY_REQUESTS', 'Lütfen bekleyin.', { retry_after: 9 });

  const challenge = (): CaptchaChallenge => ({
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
  const api: Api = {
    async send(endpoint, call) {
      // Each endpoint gets its own answer, which the types cannot follow.
      if ((endpoint as unknown) === captcha.challenge) {
        asked.push(call);
        if (refuse === 'challenge') throw refusal;
        return challenge() as never;
      }
      expect(endpoint).toBe(contact.send);
      if (refuse === 'send') throw refusal;
      sent.push({ body: (call as unknown as Sent).body, after: age() });
      return { message: 'Teşekkürler', reference: 'K-7' } as never;
    },
  };
  return { api, openedAt, asked, sent, refusal };
}

/** A browser that needs so long for the puzzle. */
const solveIn = (milliseconds: number) => (challenge: CaptchaChallenge) =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve(`solved ${challenge.signature}`), milliseconds);
  });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the puzzle is asked for the contact form, and its solution goes with the message', async () => {
  const { api, openedAt, asked, sent } = openForm({});
  const sending = sendMessage(api, solveIn(500), FORM, { openedAt, traps: NO_TRAPS, opKey: KEY });
  await vi.runAllTimersAsync();
  await expect(sending).resolves.toMatchObject({ reference: 'K-7' });
  expect(asked).toEqual([{ query: { action: 'contact_form' } }]);
  expect(sent.map(({ body }) => body)).toEqual([
    { ...FORM, ...NO_TRAPS, recaptcha_token: 'solved x', form_timestamp: OPENED },
  ]);
});

test('the honeypot values are sent', async () => {
  const { api, openedAt, sent } = openForm({});
  const traps = { website: 'https://spam.example', phone_number: '555' };
  void sendMessage(api, solveIn(0), FORM, { openedAt, traps, opKey: KEY });
  await vi.runAllTimersAsync();
  expect(sent[0]?.body).toMatchObject(traps);
});

describe.each([0, -5 * HOUR, 7 * HOUR, 365 * 24 * HOUR])(
  'on a machine whose clock is wrong by %i ms',
  (clockError) => {
    test("the form's age is told by the server's clock", async () => {
      const { api, openedAt, sent } = openForm({ clockError });
      await vi.advanceTimersByTimeAsync(42_000);
      void sendMessage(api, solveIn(2_000), FORM, { openedAt, traps: NO_TRAPS, opKey: KEY });
      await vi.runAllTimersAsync();
      expect(sent.map(({ body }) => body.form_timestamp)).toEqual([OPENED]);
    });
  },
);

test.each([-3 * HOUR, 3 * HOUR])(
  'a clock that is set by %i ms while the form is open changes nothing',
  async (step) => {
    const { api, openedAt, sent } = openForm({});
    await vi.advanceTimersByTimeAsync(10_000);
    vi.setSystemTime(Date.now() + step);
    void sendMessage(api, solveIn(500), FORM, { openedAt, traps: NO_TRAPS, opKey: KEY });
    await vi.runAllTimersAsync();
    expect(sent).toMatchObject([{ body: { form_timestamp: OPENED }, after: 10_500 }]);
  },
);

test.each([
  { filledIn: 0, solving: 0, after: 4_000 },
  { filledIn: 1_000, solving: 500, after: 4_000 },
  { filledIn: 1_000, solving: 5_000, after: 6_000 },
  { filledIn: 60_000, solving: 2_000, after: 62_000 },
])(
  'a form filled in within $filledIn ms and a puzzle of $solving ms are sent $after ms after opening',
  async ({ filledIn, solving, after }) => {
    const { api, openedAt, sent } = openForm({});
    await vi.advanceTimersByTimeAsync(filledIn);
    void sendMessage(api, solveIn(solving), FORM, { openedAt, traps: NO_TRAPS, opKey: KEY });
    await vi.runAllTimersAsync();
    expect(sent.map((message) => message.after)).toEqual([after]);
  },
);

test.each(['challenge', 'send'] as const)(
  'a refused %s is handed on as it came',
  async (refuse) => {
    const { api, openedAt, sent, refusal } = openForm({ refuse });
    const sending = sendMessage(api, solveIn(0), FORM, { openedAt, traps: NO_TRAPS, opKey: KEY });
    const [outcome] = await Promise.all([Promise.allSettled([sending]), vi.runAllTimersAsync()]);
    expect(outcome[0]).toEqual({ status: 'rejected', reason: refusal });
    expect(sent).toEqual([]);
  },
);

test('without a solved puzzle nothing is sent', async () => {
  const { api, openedAt, sent } = openForm({});
  const solve = () => Promise.reject(new Error('no workers here'));
  const sending = sendMessage(api, solve, FORM, { openedAt, traps: NO_TRAPS, opKey: KEY });
  await expect(sending).rejects.toThrow('no workers here');
  expect(sent).toEqual([]);
});
