import type { IncomingMessage } from 'node:http';
import { namePages } from '@ismi/contract';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { stubApi } from '../../test/stub-api.ts';
import { RENDERING_SECRET } from '../../test/web-environment.ts';

const LIMITED = '203.0.113.7';

/** An API as a loader sees it: one address is over its limit, and an authenticated web server is counted separately. */
async function startApi(answer?: (request: IncomingMessage) => number) {
  const asked: IncomingMessage[] = [];
  const statusOf = (request: IncomingMessage): number => {
    const { 'x-ismi-web-server': webServer = '', 'x-forwarded-for': address } = request.headers;
    if (String(webServer).endsWith(` ${RENDERING_SECRET}`)) return 200;
    return address === LIMITED ? 429 : 200;
  };
  const { PUBLIC_ORIGIN } = await stubApi((request, response) => {
    asked.push(request);
    const status = (answer ?? statusOf)(request);
    const body =
      status === 200
        ? { success: true, data: { names: [] } }
        : { success: false, error: { code: 'REFUSED', message: 'no' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const { provideApi } = await import('./provide-api.server.ts');
  const { apiContext } = await import('../data/loader-api.ts');
  /** Opens a page from an address; undefined if the page would answer 503. */
  const open = async (address: string, path: string) => {
    const url = new URL(path, PUBLIC_ORIGIN);
    const context = new RouterContextProvider();
    const request = new Request(url, { headers: { 'x-forwarded-for': address } });
    await provideApi(
      { request, url, context, params: {}, pattern: '' },
      async () => new Response(),
    );
    return context.get(apiContext).find(namePages.slugs, { query: {} });
  };
  return { open, asked };
}

test('attack 5: an address over its limit affects no pages of others, and keeps its own', async () => {
  const { open } = await startApi();
  const pages = ['/de', '/en', '/tr', '/ar'].flatMap((path) => [
    open(LIMITED, path),
    open('203.0.113.8', path),
    open('203.0.113.9', path),
  ]);
  expect((await Promise.all(pages)).filter((page) => page === undefined)).toEqual([]);
});

test('a call of a loader carries the identity of this server and nothing of the visitor', async () => {
  const { open, asked } = await startApi();
  await open('203.0.113.8', '/de');
  expect(asked.map(({ headers }) => headers['x-forwarded-for'])).toEqual([undefined]);
  expect(asked[0]?.headers['x-ismi-web-server']).toMatch(
    new RegExp(`^[0-9a-f-]{36} ${RENDERING_SECRET}$`),
  );
});

test.each([429, 500, 503])(
  'a %i for the first of many callers is not passed to the others',
  async (status) => {
    let calls = 0;
    const { open } = await startApi(() => {
      calls += 1;
      return calls === 1 ? status : 200;
    });
    const [first, ...others] = await Promise.all(
      ['203.0.113.7', '203.0.113.8', '203.0.113.9'].map((address) => open(address, '/de')),
    );
    expect(first).toBeUndefined();
    expect(others).toEqual([{ names: [] }, { names: [] }]);
    expect(await open('203.0.113.7', '/de')).toEqual({ names: [] });
  },
);
