import { once } from 'node:events';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Endpoint } from '@ismi/contract';
import fc from 'fast-check';
import { type CallOptions, urlOf } from '../api-caller.ts';
import { arbitraryOf } from './arbitrary-of.ts';
import { keysOf, writtenPartOf } from './valid-input.ts';

const KEY = '7f3c2f0e-3c0f-4a53-9d0c-2b1a9c7d6e5f';

/** Headers that no browser would send to us; each is added to those of a valid request. */
const ODD_HEADERS: readonly OutgoingHttpHeaders[] = [
  { 'accept-language': 'x'.repeat(8_000) },
  { 'accept-language': `${'de,'.repeat(2_000)}tr` },
  { 'accept-language': ';q=,*;q=1e309,-,tr;q=NaN' },
  { 'accept-language': '__proto__, constructor' },
  { 'idempotency-key': 'not-a-uuid' },
  { 'idempotency-key': '' },
  { 'idempotency-key': KEY.toUpperCase() },
  { 'idempotency-key': `{${KEY}}` },
  { 'idempotency-key': '00000000-0000-0000-0000-000000000000' },
  { 'idempotency-key': [KEY, KEY.replace('7', '8')] },
  { 'idempotency-key': KEY.repeat(200) },
  { 'content-type': 'APPLICATION/JSON' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json;' },
  { 'content-type': 'application/json, text/plain' },
  { 'content-type': 'application/vnd.api+json' },
  { 'content-type': '' },
  { 'content-type': `application/json; x=${'y'.repeat(4_000)}` },
  { 'x-forwarded-for': 'unknown' },
  { 'x-forwarded-for': '' },
  { 'x-forwarded-for': '203.0.113.7, 10.0.0.1, ::ffff:127.0.0.1' },
  { 'x-forwarded-for': '::1%eth0' },
  { 'x-forwarded-for': '[2001:db8::1]:443' },
  { 'x-forwarded-for': '999.999.999.999' },
  { 'x-forwarded-for': '1,'.repeat(2_000) },
  { 'x-forwarded-for': ['203.0.113.7', '203.0.113.8'] },
  { forwarded: 'for="_hidden", for=unknown', 'x-forwarded-host': 'evil.example' },
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'a'.repeat(8_000)}` },
  { authorization: 'Basic aXNtaTppc21p' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
  { cookie: '=; ;;a=%; __proto__=1' },
  { cookie: `refresh=${'x'.repeat(6_000)}` },
  { 'x-request-id': '<script>' },
  { 'x-request-id': ['one-of-two', 'two-of-two'] },
  { 'x-ismi-web-server': 'web-1 a guess' },
  { 'x-ismi-web-server': '' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { host: 'evil.example:99999' },
  { expect: '100-continue' },
  { range: 'bytes=0-0', 'if-none-match': '*', 'if-modified-since': 'yesterday' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-long': 'x'.repeat(20_000) },
];

/** Invalid HTTP, byte by byte; each must end with an answer or a closed connection. */
const RAW_REQUESTS: readonly string[] = [
  'POST PATH HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  'POST PATH HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  'POST PATH HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  'POST PATH HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  'POST PATH HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: -1\r\n\r\n{}',
  'POST PATH HTTP/1.1\r\nHost: a\r\nHost: b\r\nContent-Length: 0\r\n\r\n',
  'POST PATH HTTP/1.1\r\nHost: a\r\n folded: x\r\n\r\n',
  'POST PATH HTTP/1.1\r\nHost: a\r\nX-Half\u0000: x\r\n\r\n',
  'BREW PATH HTTP/1.1\r\nHost: a\r\n\r\n',
  'POST PATH HTTP/9.9\r\nHost: a\r\n\r\n',
  'POST PATH\r\n\r\n',
];

interface Answer {
  status: number;
  text: string;
}

async function send(
  url: string,
  method: string,
  headers: OutgoingHttpHeaders,
  body: string | undefined,
): Promise<Answer> {
  const outgoing = request(url, { method, headers, agent: false });
  outgoing.end(body);
  // A raw request, since the typed caller cannot send these.
  const [incoming] = (await once(outgoing, 'response')) as [import('node:http').IncomingMessage];
  return { status: incoming.statusCode ?? 0, text: await text(incoming) };
}

/** The first line received before the connection ends. */
async function sendRaw(origin: string, bytes: string): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(5_000, () => socket.destroy(new Error('no answer in 5 s')));
  socket.end(bytes);
  const answer = await text(socket);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), text: answer };
}

export interface OddTarget {
  origin: string;
  headers: Record<string, string>;
}

/** A random valid request with the endpoint's credentials. */
function goodWish(endpoint: Endpoint): CallOptions {
  const sampleOf = (part: 'params' | 'query' | 'body') =>
    endpoint[part] && fc.sample(arbitraryOf(endpoint[part]), { numRuns: 1, seed: 11 })[0];
  const wish = { params: sampleOf('params'), query: sampleOf('query'), body: sampleOf('body') };
  const part = writtenPartOf(endpoint);
  const written = wish[part];
  // Sent whatever they contain: that is the purpose.
  if (typeof written !== 'object' || written === null) return wish as CallOptions;
  return { ...wish, [part]: { ...written, ...keysOf(endpoint) } } as CallOptions;
}

type Judge = (endpoint: Endpoint, status: number, text: string) => string[];

/** Other methods than the endpoint's own. HEAD answers as GET without a body, and is refused where it would charge. */
export async function tryOtherMethods(
  { origin, headers }: OddTarget,
  endpoint: Endpoint,
  judge: Judge,
): Promise<string[]> {
  const url = origin + urlOf(endpoint, goodWish(endpoint));
  const faults: string[] = [];
  for (const method of ['HEAD', 'OPTIONS', 'PATCH', 'TRACE']) {
    const answer = await send(url, method, { ...headers, 'idempotency-key': KEY }, undefined);
    const found = method === 'HEAD' ? [] : judge(endpoint, answer.status, answer.text);
    if (answer.status >= 500 && !(answer.status === 503 && endpoint.outsideFaults))
      found.push(`answered ${answer.status}`);
    if (method === 'HEAD' && answer.text !== '') found.push('has a body');
    // The HEAD of another method's path may belong to a harmless GET.
    const wouldCharge = endpoint.charges && endpoint.method === 'GET';
    if (method === 'HEAD' && wouldCharge && answer.status < 400) found.push('is done');
    if (method !== 'HEAD' && answer.status < 400) found.push('is done');
    faults.push(...new Set(found.map((fault) => `${fault} to ${method}`)));
  }
  return faults;
}

/** A valid request with each odd header in turn. */
export async function tryOddHeaders(
  { origin, headers }: OddTarget,
  endpoint: Endpoint,
  judge: Judge,
): Promise<string[]> {
  const wish = goodWish(endpoint);
  const body = wish.body === undefined ? undefined : JSON.stringify(wish.body);
  const faults: string[] = [];
  for (const odd of ODD_HEADERS) {
    const sent = {
      ...headers,
      ...(endpoint.charges && { 'idempotency-key': crypto.randomUUID() }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...odd,
    };
    const answer = await send(origin + urlOf(endpoint, wish), endpoint.method, sent, body);
    const found = judge(endpoint, answer.status, answer.text);
    faults.push(...found.map((fault) => `${fault} to ${JSON.stringify(odd).slice(0, 80)}`));
  }
  return faults;
}

/** Invalid HTTP: refused or disconnected, never a server error. */
export async function tryRawRequests(origin: string, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const bytes of RAW_REQUESTS) {
    const { status } = await sendRaw(origin, bytes.replace('PATH', path)).catch(() => ({
      status: 0,
    }));
    if (status >= 500 || (status > 0 && status < 400))
      faults.push(`${path} answered ${status} to raw ${JSON.stringify(bytes).slice(0, 90)}`);
  }
  return faults;
}
