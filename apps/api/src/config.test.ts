import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = 'x'.repeat(32);
/** Required in every environment; everything else has a default. */
const NEEDED = {
  PUBLIC_ORIGIN: 'https://ismi.example/',
  DATABASE_URL: 'postgres://127.0.0.1/ismi',
  ACCESS_TOKEN_SECRET: SECRET,
  LASTING_SECRET: SECRET,
  CAPTCHA_SECRET: SECRET,
  RENDERING_SECRET: SECRET,
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'ismi <hello@ismi.example>',
  OPERATOR_NAME: 'Example GmbH',
  OPERATOR_ADDRESS: 'Example Street 1; 12345 Example',
  OPERATOR_EMAIL: 'operator@ismi.example',
};

test.each(Object.keys(NEEDED))('a missing %s is refused, and the error names it', (name) => {
  expect(() => readConfig({ ...NEEDED, [name]: undefined })).toThrow(name);
});

test.each([
  ['ACCESS_TOKEN_SECRET', 'x'.repeat(31)],
  ['LASTING_SECRET', 'x'.repeat(31)],
  ['CAPTCHA_SECRET', 'x'.repeat(31)],
  ['RENDERING_SECRET', 'x'.repeat(31)],
  ['ACCESS_TOKEN_SECRET', ''],
  ['PUBLIC_ORIGIN', 'ismi.example'],
  ['DATABASE_URL', ''],
  ['SALES_VAT', 'Germany'],
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
  ['GOOGLE_ISSUER', 'accounts.google.com'],
  ['GOOGLE_ISSUER', 'http://accounts.google.com'],
  ['GOOGLE_ISSUER', 'http://localhost@accounts.google.com'],
  ['LLM_BASE_URL', 'http://model.example/v1'],
])('%s=%s is refused, and the error names the variable', (name, value) => {
  expect(() => readConfig({ ...NEEDED, [name]: value })).toThrow(name);
});

test('a refusal does not repeat a secret', () => {
  const canary = 'canary-in-a-short-secret';
  const read = () => readConfig({ ...NEEDED, ACCESS_TOKEN_SECRET: canary });
  expect(read).toThrow('ACCESS_TOKEN_SECRET');
  expect(read).not.toThrow(canary);
});

test('missing variables have safe defaults', () => {
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
    lastingSecret: SECRET,
    captchaSecret: SECRET,
    mail: { smtpUrl: NEEDED.SMTP_URL, from: NEEDED.MAIL_FROM },
    vatRates: { DE: 1900 },
    operator: {
      name: 'Example GmbH',
      address: 'Example Street 1\n12345 Example',
      vatId: undefined,
      email: 'operator@ismi.example',
      locale: 'tr',
    },
    google: null,
    paypal: null,
    llm: null,
  });
});

test('an API_DOCS of "false" is not true', () => {
  expect(readConfig({ ...NEEDED, API_DOCS: 'false' }).http.docs).toBe(false);
  expect(readConfig({ ...NEEDED, API_DOCS: 'true' }).http.docs).toBe(true);
});

const GOOGLE = {
  GOOGLE_ISSUER: 'https://accounts.google.com',
  GOOGLE_CLIENT_ID: 'the-client',
  GOOGLE_CLIENT_SECRET: 'the-secret',
};

test('Google is configured when all its variables are set', () => {
  expect(readConfig({ ...NEEDED, ...GOOGLE }).google).toEqual({
    issuer: 'https://accounts.google.com',
    clientId: 'the-client',
    clientSecret: 'the-secret',
  });
});

test.each(Object.keys(GOOGLE))('Google without %s is refused, and the error names it', (name) => {
  expect(() => readConfig({ ...NEEDED, ...GOOGLE, [name]: '' })).toThrow(`→ at ${name}`);
});

test.each(['http://127.0.0.1:1090', 'http://localhost:1090', 'http://[::1]:1090'])(
  'a provider on this machine needs no encryption: %s',
  (issuer) => {
    const { google } = readConfig({ ...NEEDED, ...GOOGLE, GOOGLE_ISSUER: issuer });
    expect(google?.issuer).toBe(issuer);
  },
);

const PAYPAL = {
  PAYPAL_BASE_URL: 'https://api-m.paypal.com',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'canary-secret-of-the-client',
  PAYPAL_WEBHOOK_ID: 'webhook',
  PAYPAL_CHECKOUT_ORIGIN: 'https://www.paypal.com',
  PAYPAL_CERTIFICATE_ORIGINS: 'https://api.paypal.com, https://api-m.paypal.com',
};

test('PayPal is configured when all its variables are set', () => {
  expect(readConfig({ ...NEEDED, ...PAYPAL }).paypal).toEqual({
    baseUrl: 'https://api-m.paypal.com',
    clientId: 'client',
    clientSecret: 'canary-secret-of-the-client',
    webhookId: 'webhook',
    checkoutOrigin: 'https://www.paypal.com',
    certificateOrigins: ['https://api.paypal.com', 'https://api-m.paypal.com'],
    trustAnchor: undefined,
  });
});

test.each(Object.keys(PAYPAL))('PayPal without %s is refused, and the error names it', (name) => {
  expect(() => readConfig({ ...NEEDED, ...PAYPAL, [name]: '' })).toThrow(name);
});

test.each([
  ['PAYPAL_BASE_URL', 'http://api-m.paypal.com'],
  ['PAYPAL_CHECKOUT_ORIGIN', 'www.paypal.com'],
  // Mixing sandbox and live credentials would take money without a record of it.
  ['PAYPAL_CHECKOUT_ORIGIN', 'https://www.sandbox.paypal.com'],
  ['PAYPAL_CERTIFICATE_ORIGINS', 'https://api.paypal.com,http://evil.example'],
  ['PAYPAL_TRUST_ANCHOR_FILE', '/there/is/no/such.pem'],
])('%s=%s is refused; the error names the variable and contains no secret', (name, value) => {
  const read = () => readConfig({ ...NEEDED, ...PAYPAL, [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow('canary');
});

test('PayPal on localhost may use plain http', () => {
  const here = 'http://127.0.0.1:1090';
  const paypal = { ...PAYPAL, PAYPAL_BASE_URL: here, PAYPAL_CHECKOUT_ORIGIN: here };
  expect(readConfig({ ...NEEDED, ...paypal }).paypal).toMatchObject({ baseUrl: here });
});

const LLM = {
  LLM_BASE_URL: 'https://model.example/v1',
  LLM_API_KEY: 'the-key',
  LLM_MODEL: 'the-model',
};

test('a model is configured when all its variables are set', () => {
  expect(readConfig({ ...NEEDED, ...LLM }).llm).toEqual({
    baseUrl: 'https://model.example/v1',
    apiKey: 'the-key',
    model: 'the-model',
    provider: 'openai-compatible',
    eurosPerMillion: { in: 1, out: 5 },
    dailyEuros: 20,
    atOnce: 50,
  });
});

test.each(Object.keys(LLM))('a model without %s is refused, and the error names it', (name) => {
  expect(() => readConfig({ ...NEEDED, ...LLM, [name]: '' })).toThrow(`→ at ${name}`);
});

test('the configuration is frozen', () => {
  const config = readConfig({ ...NEEDED, ...GOOGLE, ...PAYPAL, ...LLM });
  const open = Object.entries({ config, ...config, ...config.paypal }).filter(
    ([, part]) => typeof part === 'object' && !Object.isFrozen(part),
  );
  expect(open.map(([name]) => name)).toEqual([]);
});
