import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { emailAddress, lineOfText } from '../core/free-text.ts';
import { ACCOUNT_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';

export const AUTH_PROVIDERS = ['email', 'google'] as const;

/** A password of any age; whether it is correct is checked elsewhere. */
const password = z.string().min(1).max(ACCOUNT_LIMITS.passwordMax);

/** Lower case, upper case and digit in any script that has them. */
export const newPassword = password
  .min(ACCOUNT_LIMITS.passwordMin)
  .regex(/\p{Ll}/u, 'lowercase')
  .regex(/\p{Lu}/u, 'uppercase')
  .regex(/\p{Nd}/u, 'digit');

export const accountEmail = emailAddress(ACCOUNT_LIMITS.email);
const verificationCode = z.string().regex(/^[0-9]{6}$/);
const linkToken = z.string().min(1).max(200);
const language = z.enum(LOCALES).optional();

/** The user's own view of the account. */
export const Account = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  credits: z.int(),
  preferred_language: z.enum(LOCALES),
  email_verified: z.boolean(),
  auth_provider: z.enum(AUTH_PROVIDERS),
  has_password: z.boolean(),
  is_active: z.boolean(),
  isAdmin: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Account = z.output<typeof Account>;

/** Signed in: the token for the next ten minutes; the cookie that renews it is sent separately. */
const SignedIn = z.object({ token: z.string(), user: Account });

const said = z.object({ message: z.string() });

export const auth = {
  options: defineEndpoint({
    method: 'GET',
    path: '/auth/options',
    access: 'guest',
    summary: 'Which ways of signing in are offered',
    response: z.object({ google: z.boolean() }),
  }),
  checkEmail: defineEndpoint({
    method: 'POST',
    path: '/auth/check-email',
    access: 'guest',
    summary: 'Whether an address signs in or registers, and nothing else about it',
    limit: 'checkEmail',
    body: z.strictObject({ email: accountEmail, language }),
    response: z.object({
      exists: z.boolean(),
      user: z.object({ auth_provider: z.enum(AUTH_PROVIDERS) }).nullable(),
    }),
  }),
  register: defineEndpoint({
    method: 'POST',
    path: '/auth/register',
    access: 'guest',
    summary: 'Open an account; it is usable once the address is proven',
    limit: 'signIn',
    usesCookies: true,
    body: z.strictObject({
      name: lineOfText(ACCOUNT_LIMITS.name),
      email: accountEmail,
      password: newPassword,
      recaptcha_token: z.string().max(4096).default(''),
      language,
    }),
    response: z.object({
      token: z.null(),
      user: z.null(),
      requiresEmailVerification: z.literal(true),
      message: z.string(),
    }),
  }),
  login: defineEndpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'guest',
    summary: 'Sign in with address and password',
    limit: 'signIn',
    usesCookies: true,
    body: z.strictObject({ email: accountEmail, password, language }),
    response: SignedIn,
  }),
  verifyEmail: defineEndpoint({
    method: 'POST',
    path: '/auth/verify-email',
    access: 'guest',
    summary:
      'Prove an address with the code or the link of the mail, and be signed in; in another browser than the one that registered also with the password',
    limit: 'signIn',
    usesCookies: true,
    body: z.union([
      z.strictObject({
        email: accountEmail,
        code: verificationCode,
        password: password.optional(),
        language,
      }),
      z.strictObject({ token: linkToken, password: password.optional(), language }),
    ]),
    response: SignedIn.extend({ message: z.string(), credits_granted: z.int() }),
  }),
  sendVerification: defineEndpoint({
    method: 'POST',
    path: '/auth/send-verification',
    access: 'guest',
    summary: 'Send the code again; answers alike whether the address is known or not',
    limit: 'signIn',
    body: z.strictObject({ email: accountEmail, language }),
    response: said.extend({ retry_after: z.int() }),
  }),
  forgotPassword: defineEndpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'guest',
    summary: 'Send a link for a new password; answers alike whether the address is known or not',
    limit: 'signIn',
    body: z.strictObject({ email: accountEmail, language }),
    response: said,
  }),
  resetPassword: defineEndpoint({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'guest',
    summary: 'Set a new password with the link of the mail; ends every session',
    limit: 'signIn',
    body: z.strictObject({ token: linkToken, password: newPassword, language }),
    response: said,
  }),
  googleStart: defineEndpoint({
    method: 'GET',
    path: '/auth/google/start',
    access: 'guest',
    summary: 'Where to go to sign in with Google; what must come back is kept in a cookie',
    limit: 'signIn',
    outsideFaults: true,
    query: z.strictObject({ language }),
    response: z.object({ url: z.string() }),
  }),
  google: defineEndpoint({
    method: 'POST',
    path: '/auth/google',
    access: 'guest',
    summary: 'Finish signing in with what Google sent back',
    limit: 'signIn',
    usesCookies: true,
    outsideFaults: true,
    body: z.strictObject({
      code: z.string().min(1).max(2048),
      state: z.string().min(1).max(512),
      type: z.enum(['login', 'register']).optional(),
      language,
    }),
    response: SignedIn.extend({
      isNewUser: z.boolean(),
      message: z.string(),
      credits_granted: z.int(),
    }),
  }),
  refresh: defineEndpoint({
    method: 'POST',
    path: '/auth/refresh',
    access: 'guest',
    summary: 'A new access token for the session of the cookie',
    usesCookies: true,
    body: z.strictObject({}),
    response: SignedIn,
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'guest',
    summary: 'End this session, or all of the user',
    usesCookies: true,
    clearsCache: true,
    body: z.strictObject({ everywhere: z.boolean().default(false), language }),
    response: said,
  }),
  me: defineEndpoint({
    method: 'GET',
    path: '/auth/me',
    access: 'user',
    summary: 'The signed-in user',
    response: Account,
  }),
  updateMe: defineEndpoint({
    method: 'PUT',
    path: '/auth/me',
    access: 'user',
    summary: 'Change my name or telephone number',
    body: z.strictObject({
      name: lineOfText(ACCOUNT_LIMITS.name).optional(),
      phone: z
        .string()
        .regex(/^\+?[0-9 ()/.-]{5,30}$/)
        .nullable()
        .optional(),
    }),
    response: Account,
  }),
  changePassword: defineEndpoint({
    method: 'PUT',
    path: '/auth/password',
    access: 'user',
    summary: 'Change my password; every other session ends',
    limit: 'signIn',
    usesCookies: true,
    body: z.strictObject({ currentPassword: password, newPassword, language }),
    response: SignedIn.extend({ message: z.string() }),
  }),
};

export const languages = {
  setMine: defineEndpoint({
    method: 'PUT',
    path: '/languages/user-language',
    access: 'user',
    summary: 'Remember the language in which I am spoken to',
    body: z.strictObject({ language: z.enum(LOCALES) }),
    response: z.object({ preferred_language: z.enum(LOCALES) }),
  }),
};
