import { type IncomingMessage, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { startTestWeb, streamInTwoParts } from '../test/start-test-web.ts';

test.each(['/', '/de/contact?from=mail', '/apiary', '/healthy', '/no/such/page'])(
  '%s is a page',
  async (path) => {
    const { ask, api, rendered } = await startTestWeb();
    expect(await (await ask(path)).text()).toBe('<h1>ismi</h1>');
    expect(rendered.map((page) => page.path)).toEqual([path]);
    expect(api.asked).toEqual([]);
  },
);

test.each([
  ['/de/names/%E0%A4%A?from=chat%', '/de/names/%25E0%25A4%25A?from=chat%'],
  ['/de/names/%C5%9F?q=%', '/de/names/%C5%9F?q=%'],
])('%s, cut by a messenger, is a page as well', async (path, read) => {
  const { ask, rendered } = await startTestWeb();
  await ask(path);
  expect(rendered.map((page) => page.path)).toEqual([read]);
});

test('a page answers with its own status', async () => {
  const { ask } = await startTestWeb();
  expect((await ask('/gone')).status).toBe(404);
});

test.each([
  ['a method that no page knows', { method: 'TRACE' }],
  ['a host that is no name', { headers: { host: 'a b<c>' } }],
])('%s is a bad request, not an error of ours', async (_, init) => {
  const { origin, rendered } = await startTestWeb();
  const answer = Promise.withResolvers<IncomingMessage>();
  request(origin, init, answer.resolve).on('error', answer.reject).end();
  expect((await answer.promise).statusCode).toBe(400);
  expect(rendered).toEqual([]);
});

test.each(['application/x-www-form-urlencoded', 'application/json', 'text/plain'])(
  'a page itself reads what is sent to it as %s',
  async (type) => {
    const { ask, rendered } = await startTestWeb();
    await ask('/de', { method: 'POST', body: '{not=json', headers: { 'content-type': type } });
    expect(rendered[0]).toMatchObject({ method: 'POST', body: '{not=json' });
  },
);

test.each(['/', '/gone', '/health', '/api/contact/info', '/%', '/api/%E0%A4%A'])(
  '%s has the security headers',
  async (path) => {
    const { ask } = await startTestWeb();
    expect(Object.fromEntries((await ask(path)).headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'cross-origin-opener-policy': 'same-origin',
    });
  },
);

test('the content security policy of a page is kept', async () => {
  const { ask } = await startTestWeb();
  expect((await ask('/')).headers.get('content-security-policy')).toBe("default-src 'self'");
});

describe('a page is compressed', () => {
  const PAGE = '<p>ismi</p>'.repeat(500);
  const page = (body: BodyInit) => async () =>
    new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('for a browser that accepts %s: %s', async (accepted, encoding) => {
    const { ask } = await startTestWeb({}, { render: page(PAGE) });
    const answer = await ask('/', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toBe(PAGE);
  });

  test.each(['br', 'gzip'])('as %s piece by piece, as it is rendered', async (encoding) => {
    const rest = Promise.withResolvers<void>();
    const { ask } = await startTestWeb({}, { render: page(streamInTwoParts(rest.promise)) });
    const answer = await ask('/', { headers: { 'accept-encoding': encoding } });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('<p>first</p>');
    rest.resolve();
    expect((await reader?.read())?.value).toBe('<p>second</p>');
  });
});

test('files are served before pages', async () => {
  const { ask, rendered } = await startTestWeb(
    {},
    {
      async serveAssets(web) {
        web.get('/favicon.svg', async () => '<svg/>');
      },
    },
  );
  expect(await (await ask('/favicon.svg')).text()).toBe('<svg/>');
  expect(rendered).toEqual([]);
});
