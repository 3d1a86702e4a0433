import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';

/** Actions that require a captcha; a proof for one action is worthless for another. */
export const CaptchaAction = z.enum([
  'contact_form',
  'name_report',
  'withdrawal',
  'registration',
  'name_lookup',
]);
export type CaptchaAction = z.infer<typeof CaptchaAction>;

/** An ALTCHA (version 2) challenge: find the counter whose derived key begins with the prefix. */
export const CaptchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    /** Signed with the rest; the server's clock decides by `expires`, in seconds since 1970. */
    data: z.object({ action: CaptchaAction, expires: z.int() }),
  }),
  signature: z.string(),
});
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>;

export const captcha = {
  challenge: defineEndpoint({
    method: 'GET',
    path: '/captcha/challenge',
    access: 'guest',
    summary: 'A puzzle for the browser to solve before a form is sent',
    limit: 'captcha',
    query: z.strictObject({ action: CaptchaAction }),
    response: CaptchaChallenge,
  }),
};
