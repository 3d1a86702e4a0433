import { createHmac, randomUUID } from 'node:crypto';
import { ACCOUNT_LIMITS, auth, ownSessions, secondFactor } from '@ismi/contract';
import { makeAdministrator } from '../../../bench/admin/seed.ts';
import {
  type Account,
  type Given,
  type Known,
  keyedBytes,
  keyedSecret,
  newAccount,
} from '../known.ts';
import { newEmail, solvedCaptcha } from './parts.ts';

const PASSWORD = `Ismi-${'7ğ'.repeat(125)}`.slice(0, ACCOUNT_LIMITS.passwordMax - 1);

/** A mail that was sent to an account; returns its link's token and its code. */
async function newProof(known: Known, userId: string, purpose: 'verification' | 'reset') {
  const id = randomUUID();
  const isRegistration = purpose === 'verification';
  await known.database.query(
    `insert into email_proofs (id, user_id, purpose, language, pending_name, pending_password_hash, code_expires_at, link_expires_at, created_at)
    values ($1, $2, $3, 'ar', $4, $5, now() + interval '10 minutes', now() + interval '20 minutes', now())`,
    [
      id,
      userId,
      purpose,
      isRegistration ? 'Elif' : null,
      isRegistration ? known.passwordHash : null,
    ],
  );
  const { access } = known.secrets;
  const digits = keyedBytes(access, 'verification-code', id).readUIntBE(0, 6) % 1_000_000;
  return {
    token: `${id}.${keyedSecret(access, 'mail-link', id)}`,
    code: String(digits).padStart(6, '0'),
  };
}

async function newUnprovenUser({ database }: Known): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into users (id, email, name, preferred_language, created_at) values ($1::uuid, $1::uuid || '@bench.example', 'Elif', 'de', now())`,
    [id],
  );
  return id;
}

/** An administrator with a second factor of their own, confirmed or not. */
async function newAdministrator(known: Known, { isConfirmed }: { isConfirmed: boolean }) {
  const account = await newAccount(known);
  await known.database.query('update users set is_admin = true where id = $1', [account.user]);
  const seed = randomUUID();
  await known.database.query(
    'insert into second_factors (user_id, seed_id, created_at, confirmed_at) values ($1, $2, now(), $3)',
    [account.user, seed, isConfirmed ? new Date() : null],
  );
  return { ...account, seed };
}

const STEP_MS = 30_000;
/** As an authenticator shows it (RFC 6238). */
function authenticatorCode({ secrets }: Known, seed: string): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS)));
  const secret = keyedBytes(secrets.lasting, 'second-factor', seed).subarray(0, 20);
  const digest = createHmac('sha1', secret).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

const RECOVERY_CODE = 'ABCDE-23456';
async function newRecoveryCode(known: Known, { user }: Account): Promise<string> {
  const hash = keyedSecret(known.secrets.lasting, 'recovery-code', RECOVERY_CODE.replace('-', ''));
  await known.database.query('insert into recovery_codes (user_id, hash) values ($1, $2)', [
    user,
    hash,
  ]);
  return RECOVERY_CODE;
}

/** The part of a cookie that a browser sends back. */
const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Chooses a new person on the page of Google's simulator; returns what the browser brings back. */
async function backFromGoogle({ api }: Known) {
  const start = await fetch(`${api}/api/auth/google/start`);
  const { data } = (await start.json()) as { data: { url: string } };
  const asked = await fetch(data.url, { redirect: 'manual' });
  const cookie = cookiesOf(asked);
  const follow = (answer: Response, init: RequestInit = {}) =>
    fetch(new URL(answer.headers.get('location') ?? '', data.url), {
      ...init,
      headers: { cookie },
      redirect: 'manual',
    });
  const email = newEmail();
  const [, hostedDomain = ''] = email.split('@');
  const form = { person: 'other', email, hostedDomain, verified: 'on', answer: 'continue' };
  const chosen = await follow(asked, { method: 'POST', body: new URLSearchParams(form) });
  const back = new URL((await follow(chosen)).headers.get('location') ?? '').searchParams;
  return {
    headers: { cookie: cookiesOf(start) },
    body: { code: back.get('code'), state: back.get('state') },
  };
}

export const SIGN_IN_CALLS: readonly Given[] = [
  {
    endpoint: auth.register,
    input: 'a new account',
    call: async ({ api }) => ({
      body: {
        email: newEmail(),
        password: PASSWORD,
        recaptcha_token: await solvedCaptcha(api, 'registration'),
      },
    }),
  },
  {
    endpoint: auth.login,
    input: 'an unknown account',
    call: () => ({ body: { email: newEmail(), password: PASSWORD } }),
  },
  {
    endpoint: auth.login,
    input: 'the right password',
    call: async (known) => {
      const { email } = await newAccount(known);
      return { body: { email, password: known.password } };
    },
  },
  {
    endpoint: auth.verifyEmail,
    input: 'code and password',
    call: async (known) => {
      const user = await newUnprovenUser(known);
      const { code } = await newProof(known, user, 'verification');
      return { body: { email: `${user}@bench.example`, code, password: known.password } };
    },
  },
  ...[auth.sendVerification, auth.forgotPassword].map((endpoint) => ({
    endpoint,
    input: 'an address that nobody has asked for yet',
    call: () => ({ body: { email: newEmail() } }),
  })),
  {
    endpoint: auth.resetPassword,
    input: 'a new link',
    call: async (known) => {
      const { user } = await newAccount(known);
      const { token } = await newProof(known, user, 'reset');
      return { body: { token, password: PASSWORD } };
    },
  },
  {
    endpoint: auth.google,
    input: 'a new person',
    call: backFromGoogle,
  },
  {
    endpoint: auth.refresh,
    input: 'a session',
    call: async (known) => {
      const { session } = await newAccount(known);
      const step = `${session}.0`;
      const secret = keyedSecret(known.secrets.access, 'refresh-token', step);
      return { body: {}, headers: { cookie: `ismi_refresh=${step}.${secret}` } };
    },
  },
  {
    endpoint: auth.changePassword,
    input: 'the right password',
    call: async (known) => {
      const { headers } = await newAccount(known);
      return { headers, body: { currentPassword: known.password, newPassword: PASSWORD } };
    },
  },
  {
    endpoint: ownSessions.end,
    input: 'another session',
    call: async ({ database, userId }) => {
      const id = randomUUID();
      await database.query(
        `insert into sessions (id, user_id, renewed_at, created_at, expires_at)
        values ($1, $2, now(), now(), now() + interval '1 day')`,
        [id, userId],
      );
      return { params: { id } };
    },
  },
  {
    endpoint: secondFactor.confirm,
    input: 'the first code',
    call: async (known) => {
      const { headers, seed } = await newAdministrator(known, { isConfirmed: false });
      return { headers, body: { code: authenticatorCode(known, seed) } };
    },
  },
  {
    endpoint: secondFactor.pass,
    input: 'a recovery code',
    call: async (known) => {
      const account = await newAdministrator(known, { isConfirmed: true });
      return { headers: account.headers, body: { code: await newRecoveryCode(known, account) } };
    },
  },
  {
    endpoint: secondFactor.prove,
    input: 'the password',
    call: async (known) => {
      const account = await newAccount(known);
      await makeAdministrator(known.database, account);
      return { headers: account.headers, body: { password: known.password } };
    },
  },
];
