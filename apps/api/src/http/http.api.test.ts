import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  captcha,
  contact,
  defineEndpoint,
  errorText,
  FALLBACK_LOCALE,
  LOCALES,
  PAGE_LANGUAGE_HEADER,
  system,
} from '@ismi/contract';
import { ENDPOINTS } from '@ismi/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { aUser } from '../../test/fixtures/users.ts';
import { openTestApi, startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/client.ts';

const nowhere = defineEndpoint({
  method: 'GET',
  path: '/nowhere',
  access: 'guest',
  summary: 'not mounted',
  response: z.object({}),
});

const HEADERS = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'x-content-type-options': 'nosniff',
  'strict-transport-security': expect.stringMatching(/max-age=\d{7,}/),
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
};

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

test.each(LOCALES)('an unknown route returns 404 with a text in %s', async (locale) => {
  const { status, body } = await api.guest.with({ 'accept-language': locale }).send(nowhere, {});
  expect(status).toBe(404);
  expect(body).toEqual({
    success: false,
    error: { code: 'NOT_FOUND', message: errorText('NOT_FOUND', locale) },
  });
});

test.each(['/api/%', '/api/%E0%A4%A', '/api/contact/%ff', '/%'])(
  'the malformed address %s is refused with our envelope',
  async (path) => {
    const response = await fetch(api.origin + path, { headers: { 'accept-language': 'en' } });
    expect(response.status).toBe(400);
    expect(Object.fromEntries(response.headers)).toMatchObject(HEADERS);
    expect(await response.json()).toEqual({
      success: false,
      error: { code: 'VALIDATION_FAILED', message: errorText('VALIDATION_FAILED', 'en') },
    });
  },
);

test('invalid HTTP is refused with the same headers', async () => {
  const socket = connect(Number(new URL(api.origin).port), '127.0.0.1');
  socket.end('rubbish\r\n\r\n');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [status, ...lines] = head.split('\r\n');
  expect(status).toBe('HTTP/1.1 400 Refused');
  expect(Object.fromEntries(lines.map((line) => line.split(': ')))).toMatchObject(HEADERS);
  expect(JSON.parse(body).error.code).toBe('VALIDATION_FAILED');
});

test('a request without an id gets one of its own', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => (await api.guest.send(system.health, {})).headers.get('x-request-id')),
  );
  expect(ids[0]).toMatch(/^[\w-]{36}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

test.each(['12345678', 'web_7f9c-2b1e', 'a'.repeat(64)])(
  'the request id %s is kept',
  async (id) => {
    const { headers } = await api.guest.with({ 'x-request-id': id }).send(system.health, {});
    expect(headers.get('x-request-id')).toBe(id);
  },
);

test.each(['short', 'a'.repeat(65), 'with a blank', '{"level":60}', '<script>'])(
  'the request id %s is replaced',
  async (id) => {
    const { headers } = await api.guest.with({ 'x-request-id': id }).send(system.health, {});
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  },
);

test.each([
  ['an answer', contact.info, 200],
  ['a refusal', captcha.challenge, 400],
  ['an unknown route', nowhere, 404],
] as const)('%s has the security and cache headers', async (_, endpoint, expected) => {
  const { status, headers } = await api.guest.sendAnything(endpoint, {});
  expect(status).toBe(expected);
  expect(Object.fromEntries(headers)).toMatchObject(HEADERS);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.has('x-powered-by')).toBe(false);
});

test.each([
  ['the language field', { language: 'ar', preference: 'tr', header: 'en' }, 'ar'],
  [
    'the language field before the page',
    { language: 'ar', page: 'de', preference: 'tr', header: 'en' },
    'ar',
  ],
  ['the page before the account', { page: 'de', preference: 'tr', header: 'en' }, 'de'],
  ['the account where the page says nothing of ours', { page: 'fr', preference: 'tr' }, 'tr'],
  ['the stored preference', { preference: 'tr', header: 'en' }, 'tr'],
  [
    'the stored preference instead of an unknown language',
    { language: 'fr', preference: 'tr', header: 'en' },
    'tr',
  ],
  ['the browser', { header: 'fr,en;q=0.5' }, 'en'],
  ['the browser instead of an unknown language', { language: 'xx', header: 'ar' }, 'ar'],
  ['German, when the browser wants none of ours', { header: 'fr' }, FALLBACK_LOCALE],
  ['German, when nobody says', {}, FALLBACK_LOCALE],
] as const)(
  'the language is chosen by %s',
  async (_, { language, page, preference, header }: CallOptions, expected) => {
    const guest = preference
      ? await api.as(await aUser(api.db, { preferredLanguage: preference }))
      : api.guest;
    const caller = guest.with({
      'accept-language': header ?? '',
      [PAGE_LANGUAGE_HEADER]: page ?? '',
    });
    const inBody = await caller.sendAnything(contact.send, { body: { language } });
    expect(inBody.body.error.message).toBe(errorText('VALIDATION_FAILED', expected));
    const inQuery = await caller.sendAnything(captcha.challenge, { query: { language } });
    expect(inQuery.body.error.message).toBe(errorText('VALIDATION_FAILED', expected));
  },
);
interface CallOptions {
  language?: string;
  page?: string;
  preference?: (typeof LOCALES)[number];
  header?: string;
}

const Operation = z.object({ summary: z.string(), security: z.array(z.unknown()).optional() });
const Document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});
test('the OpenAPI document lists every endpoint and says which need a session', async () => {
  const response = await fetch(`${api.origin}/api/openapi.json`);
  const document = Document.parse(await response.json());
  for (const { method, path, summary, access } of ENDPOINTS) {
    const operation =
      document.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
    expect(operation).toMatchObject({ summary });
    expect(operation?.security !== undefined).toBe(access !== 'guest');
  }
});

test.each([
  ['true', 200],
  ['false', 404],
])('with API_DOCS=%s the documentation page returns %i', async (flag, expected) => {
  const { origin } = await startTestApi({ env: { API_DOCS: flag } });
  expect((await fetch(`${origin}/api/docs/`)).status).toBe(expected);
});

test('without its database the process is alive but not ready', async () => {
  const unreachable = openDatabase('postgres://127.0.0.1:1/none', 1, api.deps.log);
  const app = await buildApp({ ...api.deps, db: unreachable.db });
  expect((await app.inject('/api/ready')).statusCode).toBe(503);
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  await app.close();
  await unreachable.close();
});
