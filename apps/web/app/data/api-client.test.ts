import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { defineEndpoint } from '@ismi/contract';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { type ApiOptions, createApi } from './api-client.ts';
import { ApiError } from './api-error.ts';

const read = defineEndpoint({
  method: 'GET',
  path: '/names/:name/notes/:note',
  access: 'guest',
  summary: 'Something with parts in its address',
  params: z.object({ name: z.string(), note: z.int() }),
  query: z.object({ search: z.string(), page: z.int().optional() }),
  response: z.object({ meaning: z.string() }),
});
const write = defineEndpoint({
  method: 'POST',
  path: '/names',
  access: 'guest',
  summary: 'Something with a body',
  body: z.object({ name: z.string() }),
  response: z.object({ id: z.int() }),
});

const CALL = { params: { name: 'Elif', note: 7 }, query: { search: 'a' } };

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // It listens on TCP, so its address is one of these.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface RecordedRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server that gives every request the same answer and records the requests. */
async function startServer(answer: { status?: number; body: string; type?: string }) {
  const asked: RecordedRequest[] = [];
  const origin = await listen(async (request, response) => {
    const { method, url, headers } = request;
    asked.push({ method, url, headers, body: await text(request) });
    response
      .writeHead(answer.status ?? 200, { 'content-type': answer.type ?? 'application/json' })
      .end(answer.body);
  });
  return { origin, asked };
}

const apiAt = (origin: string, wishes: Partial<ApiOptions> = {}) =>
  createApi({
    origin,
    headers: () => ({ 'accept-language': 'tr' }),
    failureTexts: () => ({ network: 'Ağ hatası.', server: 'Bizde bir sorun var.' }),
    ...wishes,
  });

const success = (data: unknown) => ({ body: JSON.stringify({ success: true, data }) });

const refusalOf = async (answer: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await answer.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`it was not refused: ${String(error)}`);
  return error;
};

const NO_ANSWER = { status: 0, code: 'NETWORK_ERROR', message: 'Ağ hatası.', data: {} };

afterEach(() => {
  vi.restoreAllMocks();
});

test('an answer is the data inside the envelope', async () => {
  const { origin } = await startServer(success({ meaning: 'slender' }));
  await expect(apiAt(origin).send(read, CALL)).resolves.toEqual({ meaning: 'slender' });
});

test('parameters and query are encoded, and undefined ones are omitted', async () => {
  const { origin, asked } = await startServer(success({ meaning: '' }));
  await apiAt(origin).send(read, {
    params: { name: 'Nur/Şule ?', note: 7 },
    query: { search: 'أمينة & co=1', page: undefined },
  });
  expect(asked[0]).toMatchObject({ method: 'GET', body: '' });
  expect(asked[0]?.url).toBe(
    `/api/names/Nur%2F%C5%9Eule%20%3F/notes/7?${new URLSearchParams({ search: 'أمينة & co=1' })}`,
  );
  expect(asked[0]?.headers).not.toHaveProperty('content-type');
});

test('an endpoint without query has no question mark in its address', async () => {
  const { origin, asked } = await startServer(success({ id: 1 }));
  await apiAt(origin).send(write, { body: { name: 'Elif' } });
  expect(asked[0]?.url).toBe('/api/names');
});

test('a body is sent as JSON', async () => {
  const { origin, asked } = await startServer(success({ id: 1 }));
  await apiAt(origin).send(write, { body: { name: 'Çağla "أمينة"' } });
  expect(asked[0]).toMatchObject({ method: 'POST', body: '{"name":"Çağla \\"أمينة\\""}' });
  expect(asked[0]?.headers['content-type']).toBe('application/json');
});

test('the given headers are sent with every call', async () => {
  const { origin, asked } = await startServer(success({ meaning: '' }));
  await apiAt(origin).send(read, CALL);
  expect(asked[0]?.headers['accept-language']).toBe('tr');
});

test('the bearer token is sent for a signed-in user', async () => {
  const { origin, asked } = await startServer(success({ meaning: '' }));
  await apiAt(origin, { bearer: () => 'token-1' }).send(read, CALL);
  expect(asked[0]?.headers.authorization).toBe('Bearer token-1');
});

test.each([
  ['nobody is signed in', () => undefined],
  ['the caller knows no sessions', undefined],
])('no authorization is sent when %s', async (_, bearer) => {
  const { origin, asked } = await startServer(success({ meaning: '' }));
  await apiAt(origin, { bearer }).send(read, CALL);
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
});

test('a refusal rejects with its status, code, message and details', async () => {
  const error = { code: 'TOO_MANY_REQUESTS', message: 'Lütfen bekleyin.', retry_after: 42 };
  const { origin } = await startServer({
    status: 429,
    body: JSON.stringify({ success: false, error }),
  });
  expect(await refusalOf(apiAt(origin).send(read, CALL))).toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Lütfen bekleyin.',
    data: { retry_after: 42 },
  });
});

test('an unreachable server is a network error with the given message', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It listens on TCP, so its address is one of these.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  expect(await refusalOf(apiAt(`http://127.0.0.1:${port}`).send(read, CALL))).toMatchObject(
    NO_ANSWER,
  );
});

test('a connection that breaks during an answer is a network error', async () => {
  const origin = await listen((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
    response.write('{"success":true,', () => response.destroy());
  });
  expect(await refusalOf(apiAt(origin).send(read, CALL))).toMatchObject(NO_ANSWER);
});

test.each([
  ['an error page of a proxy', { status: 502, type: 'text/html', body: '<h1>Bad Gateway</h1>' }],
  ['an empty answer', { status: 200, body: '' }],
  ['JSON of somebody else', { status: 500, body: '{"message":"oops"}' }],
  ['JSON that is nothing', { status: 200, body: 'null' }],
])('%s is an error on our side, with its status', async (_, answer) => {
  const { origin } = await startServer(answer);
  expect(await refusalOf(apiAt(origin).send(read, CALL))).toMatchObject({
    status: answer.status,
    code: 'UNREADABLE_ANSWER',
    message: 'Bizde bir sorun var.',
  });
});

test('the idempotency key is sent', async () => {
  const { origin, asked } = await startServer(success({}));
  await apiAt(origin).send(read, CALL, { opKey: 'k' });
  expect(asked[0]?.headers['idempotency-key']).toBe('k');
});

test('a server that does not answer for 30 seconds is a network error', async () => {
  const timer = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
  const origin = await listen(() => timer.abort(new DOMException('too late', 'TimeoutError')));
  expect(await refusalOf(apiAt(origin).send(read, CALL))).toMatchObject(NO_ANSWER);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
});
