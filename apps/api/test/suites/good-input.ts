import { contact, type Endpoint } from '@ismi/contract';
import { solvedCaptcha } from '../fakes/captcha.ts';

/** Where a random value would never get past the door: fields that let it through, so that the rooms behind are tried too. */
const KEYS: [Endpoint, () => Record<string, unknown>][] = [
  [
    contact.send,
    () => ({ recaptcha_token: solvedCaptcha(), form_timestamp: 0, website: '', phone_number: '' }),
  ],
];

export const keysOf = (endpoint: Endpoint): Record<string, unknown> =>
  KEYS.find(([known]) => known === endpoint)?.[1]() ?? {};
