import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorText, LOCALES, type Locale } from '@ismi/contract';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readWebConfig } from '../config.ts';
import { buildWeb, type WebParts } from './build-web.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An API that keeps what it is asked and refuses everything, like ours an unknown address. */
async function startApi() {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    asked.push({ method, url, headers, body: await text(request) });
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"success":false}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    if (server.listening) await once(server, 'close');
  };
  onTestFinished(stop);
  // It listens on TCP, so its address is one of these.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop };
}

interface Rendered {
  method: string;
  path: string;
  headers: Headers;
  body: string;
}

async function startWeb(environment: Record<string, string> = {}, parts: Partial<WebParts> = {}) {
  const api = await startApi();
  const rendered: Rendered[] = [];
  const web = await buildWeb({
    config: readWebConfig({
      PUBLIC_ORIGIN: 'https://ismi.example',
      API_URL: api.url,
      ...environment,
    }),
    log: pino({ level: 'silent' }),
    async render(request) {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      rendered.push({ method, path: pathname + search, headers, body: await request.text() });
      return new Response('<h1>ismi</h1>', {
        status: pathname === '/gone' ? 404 : 200,
        headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" },
      });
    },
    ...parts,
  });
  const origin = await web.listen({ host: '127.0.0.1', port: 0 });
  const close = () => web.close();
  onTestFinished(close);
  const ask = (path: string, init?: RequestInit) => fetch(origin + path, init);
  return { ask, api, rendered, close };
}

const FORGED = {
  'x-forwarded-for': '198.51.100.1, 203.0.113.7',
  'x-request-id': 'made-up',
};

describe.each([
  ['nothing stands before this server', '0', '127.0.0.1'],
  ['one proxy stands before this server', '1', '203.0.113.7'],
  ['two proxies stand before this server', '2', '198.51.100.1'],
])("when %s, the visitor's address", (_, hops, address) => {
  test('is told to the API, whatever the visitor wrote', async () => {
    const { ask, api } = await startWeb({ TRUSTED_HOPS: hops });
    await ask('/api/contact/info', { headers: FORGED });
    expect(api.asked[0]?.headers['x-forwarded-for']).toBe(address);
  });

  test('is told to pages, whatever the visitor wrote', async () => {
    const { ask, rendered } = await startWeb({ TRUSTED_HOPS: hops });
    await ask('/de/contact', { headers: FORGED });
    expect(rendered[0]?.headers.get('x-forwarded-for')).toBe(address);
  });
});

test('a visitor who wrote no address has one all the same', async () => {
  const { ask, api, rendered } = await startWeb({ TRUSTED_HOPS: '1' });
  await ask('/api/contact/info');
  await ask('/');
  expect(api.asked[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(rendered[0]?.headers.get('x-forwarded-for')).toBe('127.0.0.1');
});

test('every request goes on with an id of ours', async () => {
  const { ask, api, rendered } = await startWeb();
  await ask('/api/contact/info', { headers: FORGED });
  await ask('/', { headers: FORGED });
  const ids = [api.asked[0]?.headers['x-request-id'], rendered[0]?.headers.get('x-request-id')];
  expect(ids).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
  expect(new Set(ids).size).toBe(2);
});

test.each(['/api', '/api/', '/api/no/such?thing=1', '/api/contact/info'])(
  '%s is for the API to answer, never for pages',
  async (path) => {
    const { ask, api, rendered } = await startWeb();
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([404, '{"success":false}']);
    expect(api.asked.map(({ url }) => url)).toEqual([path]);
    expect(rendered).toEqual([]);
  },
);

test('what is sent to the API arrives unchanged', async () => {
  const { ask, api } = await startWeb();
  const body = JSON.stringify({ name: 'Çağla & أمينة' });
  await ask('/api/contact/send', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'accept-language': 'tr',
      authorization: 'Bearer token-1',
    },
  });
  expect(api.asked[0]).toMatchObject({
    method: 'POST',
    url: '/api/contact/send',
    headers: { 'accept-language': 'tr', authorization: 'Bearer token-1' },
    body,
  });
});

test.each(['/', '/de/contact?from=mail', '/apiary', '/healthy', '/no/such/page'])(
  '%s is a page',
  async (path) => {
    const { ask, api, rendered } = await startWeb();
    expect(await (await ask(path)).text()).toBe('<h1>ismi</h1>');
    expect(rendered.map((page) => page.path)).toEqual([path]);
    expect(api.asked).toEqual([]);
  },
);

test('a page answers with its own status', async () => {
  const { ask } = await startWeb();
  expect((await ask('/gone')).status).toBe(404);
});

test.each(['application/x-www-form-urlencoded', 'application/json', 'text/plain'])(
  'a page reads what is sent to it as %s by itself',
  async (type) => {
    const { ask, rendered } = await startWeb();
    await ask('/de', { method: 'POST', body: '{not=json', headers: { 'content-type': type } });
    expect(rendered[0]).toMatchObject({ method: 'POST', body: '{not=json' });
  },
);

test.each(['/', '/gone', '/health', '/api/contact/info'])(
  '%s is answered with the security headers',
  async (path) => {
    const { ask } = await startWeb();
    expect(Object.fromEntries((await ask(path)).headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'cross-origin-opener-policy': 'same-origin',
    });
  },
);

test('the policy that a page brings is kept', async () => {
  const { ask } = await startWeb();
  expect((await ask('/')).headers.get('content-security-policy')).toBe("default-src 'self'");
});

/** A page of which the second half is ready only later. */
const inTwoPieces = (ready: Promise<void>) =>
  new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(Buffer.from('<p>first</p>'));
      await ready;
      controller.enqueue(Buffer.from('<p>second</p>'));
      controller.close();
    },
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
    const { ask } = await startWeb({}, { render: page(PAGE) });
    const answer = await ask('/', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toBe(PAGE);
  });

  test.each(['br', 'gzip'])('as %s piece by piece, as it is rendered', async (encoding) => {
    const rest = Promise.withResolvers<void>();
    const { ask } = await startWeb({}, { render: page(inTwoPieces(rest.promise)) });
    const answer = await ask('/', { headers: { 'accept-encoding': encoding } });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('<p>first</p>');
    rest.resolve();
    expect((await reader?.read())?.value).toBe('<p>second</p>');
  });
});

describe('while the API is down', () => {
  test.each<[wish: string, locale: Locale]>([
    ...LOCALES.map((locale): [string, Locale] => [`${locale}, fr;q=0.5`, locale]),
    ['fr', 'de'],
  ])('a visitor who reads %s is told so in %s', async (wish, locale) => {
    const { ask, api } = await startWeb();
    await api.stop();
    const answer = await ask('/api/contact/info', { headers: { 'accept-language': wish } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual({
      success: false,
      error: { code: 'SERVICE_UNAVAILABLE', message: errorText('SERVICE_UNAVAILABLE', locale) },
    });
  });

  test('this server is in good health and has pages', async () => {
    const { ask, api } = await startWeb();
    await api.stop();
    expect([(await ask('/health')).status, (await ask('/')).status]).toEqual([200, 200]);
  });
});

test('health is good while the process lives, readiness until a stop is under way', async () => {
  let stopping = false;
  const { ask } = await startWeb({}, { isStopping: () => stopping });
  const answers = async () => [(await ask('/health')).status, (await ask('/ready')).status];
  expect(await answers()).toEqual([200, 200]);
  stopping = true;
  expect(await answers()).toEqual([200, 503]);
});

test('while a stop is under way, every answer is the last on its connection', async () => {
  let stopping = false;
  const { ask } = await startWeb({}, { isStopping: () => stopping });
  const connectionAfter = async (path: string) => (await ask(path)).headers.get('connection');
  const paths = ['/', '/health', '/api/contact/info'];
  for (const path of paths) expect(await connectionAfter(path)).toBe('keep-alive');
  stopping = true;
  for (const path of paths) expect(await connectionAfter(path)).toBe('close');
});

test('a page that is under way when the stop comes is finished, and its connection does not hold the stop up', async () => {
  const rest = Promise.withResolvers<void>();
  const render = async () => new Response(inTwoPieces(rest.promise));
  const { ask, close } = await startWeb({}, { render });
  const answer = await ask('/');
  const closed = close();
  rest.resolve();
  expect(await answer.text()).toBe('<p>first</p><p>second</p>');
  await closed;
});

test('files are served before pages are asked', async () => {
  const { ask, rendered } = await startWeb(
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
