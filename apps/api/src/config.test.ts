import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = 'x'.repeat(32);
/** What every environment must say; all else has a default. */
const NEEDED = {
  PUBLIC_ORIGIN: 'https://ismi.example/',
  DATABASE_URL: 'postgres://127.0.0.1/ismi',
  ACCESS_TOKEN_SECRET: SECRET,
  CAPTCHA_SECRET: SECRET,
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'ismi <hello@ismi.example>',
  OPERATOR_EMAIL: 'operator@ismi.example',
};

test.each(Object.keys(NEEDED))('an environment without %s is refused by its name', (name) => {
  expect(() => readConfig({ ...NEEDED, [name]: undefined })).toThrow(name);
});

test.each([
  ['ACCESS_TOKEN_SECRET', 'x'.repeat(31)],
  ['CAPTCHA_SECRET', 'x'.repeat(31)],
  ['ACCESS_TOKEN_SECRET', ''],
  ['PUBLIC_ORIGIN', 'ismi.example'],
  ['DATABASE_URL', ''],
  ['OPERATOR_EMAIL', 'nobody'],
  ['OPERATOR_LOCALE', 'fr'],
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['TRUSTED_HOPS', '-1'],
  ['TRUSTED_HOPS', 'all'],
  ['RATE_LIMIT_SCALE', '0'],
  ['API_DOCS', 'yes'],
  ['NODE_ENV', 'staging'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_POOL', '0'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readConfig({ ...NEEDED, [name]: value })).toThrow(name);
});

test('a refusal does not repeat a secret', () => {
  const canary = 'canary-in-a-short-secret';
  const read = () => readConfig({ ...NEEDED, ACCESS_TOKEN_SECRET: canary });
  expect(read).toThrow('ACCESS_TOKEN_SECRET');
  expect(read).not.toThrow(canary);
});

test('what is left out has the safe default', () => {
  expect(readConfig(NEEDED)).toMatchObject({
    logLevel: 'info',
    publicOrigin: 'https://ismi.example',
    http: {
      host: '127.0.0.1',
      port: 4000,
      metricsPort: 9400,
      trustedHops: 1,
      drainMs: 5_000,
      docs: false,
      rateLimitScale: 1,
    },
    database: { url: NEEDED.DATABASE_URL, poolSize: 10 },
    redisUrl: undefined,
    hasTraceCollector: false,
    accessTokenSecret: SECRET,
    captchaSecret: SECRET,
    mail: { smtpUrl: NEEDED.SMTP_URL, from: NEEDED.MAIL_FROM },
    operator: { email: 'operator@ismi.example', locale: 'tr' },
  });
});

test('an API_DOCS of "false" is not true', () => {
  expect(readConfig({ ...NEEDED, API_DOCS: 'false' }).http.docs).toBe(false);
  expect(readConfig({ ...NEEDED, API_DOCS: 'true' }).http.docs).toBe(true);
});

test('nothing of the configuration can be changed after it was read', () => {
  const config = readConfig(NEEDED);
  const open = Object.entries({ config, ...config }).filter(
    ([, part]) => typeof part === 'object' && !Object.isFrozen(part),
  );
  expect(open.map(([name]) => name)).toEqual([]);
});
