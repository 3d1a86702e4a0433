import { expect, test } from 'vitest';
import { readWebConfig } from './config.ts';

/** The required variables; all others have a default. */
const NEEDED = {
  PUBLIC_ORIGIN: 'https://ismi.example',
  API_URL: 'http://127.0.0.1:4000',
  RENDERING_SECRET: 'a secret that only the tests know of',
  OPERATOR_NAME: 'Example GmbH',
  OPERATOR_ADDRESS: 'Example Street 1; 12345 Example',
  OPERATOR_EMAIL: 'operator@ismi.example',
};

test('omitted variables have a safe default', () => {
  expect(readWebConfig(NEEDED)).toEqual({
    logLevel: 'info',
    host: '127.0.0.1',
    port: 3000,
    publicOrigin: 'https://ismi.example',
    apiUrl: 'http://127.0.0.1:4000',
    renderingSecret: 'a secret that only the tests know of',
    rateLimitScale: 1,
    trustedHops: 0,
    drainMs: 5_000,
    instagramAccount: undefined,
    operator: {
      name: 'Example GmbH',
      address: ['Example Street 1', '12345 Example'],
      email: 'operator@ismi.example',
    },
  });
});

test('given values are used', () => {
  const said = {
    ...NEEDED,
    LOG_LEVEL: 'warn',
    HOST: '0.0.0.0',
    PORT: '8080',
    TRUSTED_HOPS: '2',
    DRAIN_MS: '0',
    INSTAGRAM_ACCOUNT: 'ismi.example',
  };
  expect(readWebConfig(said)).toMatchObject({
    logLevel: 'warn',
    host: '0.0.0.0',
    port: 8080,
    trustedHops: 2,
    drainMs: 0,
    instagramAccount: 'ismi.example',
  });
});

test.each([
  ['https://ismi.example/', 'https://ismi.example'],
  ['https://ismi.example:443/de?x=1', 'https://ismi.example'],
  ['http://localhost:3000/', 'http://localhost:3000'],
])('of the address %s only the origin %s is kept', (address, origin) => {
  expect(readWebConfig({ ...NEEDED, PUBLIC_ORIGIN: address, API_URL: address })).toMatchObject({
    publicOrigin: origin,
    apiUrl: origin,
  });
});

test.each(Object.keys(NEEDED))('an environment without %s is refused with its name', (name) => {
  expect(() => readWebConfig({ ...NEEDED, [name]: undefined })).toThrow(name);
});

test.each([
  ['PUBLIC_ORIGIN', 'ismi.example'],
  ['PUBLIC_ORIGIN', 'mailto:hello@ismi.example'],
  ['API_URL', ''],
  ['RENDERING_SECRET', ''],
  ['RENDERING_SECRET', 'x'.repeat(31)],
  ['RATE_LIMIT_SCALE', '0'],
  ['API_URL', 'localhost:4000'],
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['TRUSTED_HOPS', '-1'],
  ['TRUSTED_HOPS', '6'],
  ['TRUSTED_HOPS', 'all'],
  ['DRAIN_MS', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['INSTAGRAM_ACCOUNT', '@ismi'],
  ['INSTAGRAM_ACCOUNT', 'https://instagram.com/ismi'],
  ['NODE_ENV', 'staging'],
])('%s=%s is refused with its name', (name, value) => {
  expect(() => readWebConfig({ ...NEEDED, [name]: value })).toThrow(name);
});

test('the configuration is immutable', () => {
  expect(Object.isFrozen(readWebConfig(NEEDED))).toBe(true);
});
