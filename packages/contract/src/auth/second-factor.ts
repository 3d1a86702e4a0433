import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { ACCOUNT_LIMITS } from '../core/limits.ts';

/** Six digits of an authenticator, or one of the recovery codes. */
const totp = z.string().regex(/^[0-9]{6}$/);
const recoveryCode = z
  .string()
  .trim()
  .toUpperCase()
  .max(20)
  .regex(/^[A-Z2-7]{5}-?[A-Z2-7]{5}$/);
const password = z.string().min(1).max(ACCOUNT_LIMITS.passwordMax);

const passed = z.object({ isPassed: z.literal(true) });

/** An administrator’s second factor. The only administrators’ calls before a session has passed it. */
export const secondFactor = {
  status: defineEndpoint({
    method: 'GET',
    path: '/admin/second-factor',
    access: 'admin',
    beforeSecondFactor: true,
    summary: 'Whether a second factor is set up, and whether this session has passed it',
    response: z.object({
      isSetUp: z.boolean(),
      isPassed: z.boolean(),
      recoveryCodesLeft: z.int(),
    }),
  }),
  setUp: defineEndpoint({
    method: 'POST',
    path: '/admin/second-factor/set-up',
    leavesNoTrace: true,
    access: 'admin',
    beforeSecondFactor: true,
    summary:
      'Begin to set up: a secret for the authenticator. Needs the password again, or a Google sign-in of the last minutes where the account has none. Refused where one is set up already',
    limit: 'signIn',
    body: z.strictObject({ password: password.optional() }),
    response: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirm: defineEndpoint({
    method: 'POST',
    path: '/admin/second-factor/confirm',
    access: 'admin',
    beforeSecondFactor: true,
    summary: 'A first code confirms the set-up; answers with the recovery codes, this once',
    limit: 'signIn',
    body: z.strictObject({ code: totp }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  pass: defineEndpoint({
    method: 'POST',
    path: '/admin/second-factor/pass',
    leavesNoTrace: true,
    access: 'admin',
    beforeSecondFactor: true,
    summary: 'Pass the second factor in this session, by a code or a recovery code',
    limit: 'signIn',
    body: z.strictObject({ code: z.union([totp, recoveryCode]) }),
    response: passed,
  }),
  prove: defineEndpoint({
    method: 'POST',
    path: '/admin/second-factor/prove',
    leavesNoTrace: true,
    access: 'admin',
    summary: 'Show once more who it is, by password or code, before an act of weight',
    limit: 'signIn',
    body: z.union([z.strictObject({ password }), z.strictObject({ code: totp })]),
    response: passed,
  }),
};
