import { captcha, contact, RATE_LIMITS } from '@ismi/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { JOURNEY_LIMIT_SCALE } from '../../tools/stack/journey-limits.ts';
import { requestFrom } from '../support/from-address.ts';
import { expect, test } from '../support/test.ts';

const CHALLENGE = `/api${captcha.challenge.path}?action=contact_form`;

test('guests behind the web server have separate limits, and a forged address gives no new one', async () => {
  const statusFrom = async (address: string, headers = {}) =>
    (await requestFrom(address, CHALLENGE, headers)).status;
  for (let count = 0; count < RATE_LIMITS.captcha.max * JOURNEY_LIMIT_SCALE; count += 1) {
    expect(await statusFrom('127.0.0.2')).toBe(200);
  }
  expect(await statusFrom('127.0.0.2')).toBe(429);
  expect(await statusFrom('127.0.0.2', { 'x-forwarded-for': '10.9.8.7' })).toBe(429);
  expect(await statusFrom('127.0.0.3')).toBe(200);
});

test('a solved captcha works once', async ({ request }) => {
  const challenge = (await (await request.get(CHALLENGE)).json()).data;
  const solution = await solveChallenge({ challenge, deriveKey });
  const send = (wishes: object) =>
    request.post(`/api${contact.send.path}`, {
      data: {
        name: 'Elif',
        email: 'once@journey.example',
        subject: 'Einmal',
        message: 'Nur einmal',
        form_timestamp: Date.now() - 60_000,
        website: '',
        phone_number: '',
        ...wishes,
      },
    });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const codeOf = async (wishes: object) => (await (await send(wishes)).json()).error?.code;
  expect(await codeOf({})).toBe('RECAPTCHA_FAILED');
  expect(await codeOf({ recaptcha_token: token })).toBeUndefined();
  expect(await codeOf({ recaptcha_token: token })).toBe('RECAPTCHA_FAILED');
});
