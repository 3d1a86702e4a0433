import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readReceiverConfig } from './config.ts';

interface Answer {
  status: number;
  body: unknown;
}

const { port, key } = readReceiverConfig();
const pageViews: unknown[] = [];
const reports: unknown[] = [];
const refused: string[] = [];

const refuse = (status: number, reason: string): Answer => {
  refused.push(reason);
  return { status, body: { detail: reason } };
};

/** Like Plausible: an event without a user agent counts as a bot. */
async function takePageView(request: IncomingMessage): Promise<Answer> {
  const view = JSON.parse(await text(request));
  if (!view.name || !view.domain || !view.url) return refuse(400, 'an event lacks a field');
  const { 'user-agent': userAgent, 'x-forwarded-for': address } = request.headers;
  pageViews.push({ ...view, userAgent, address });
  return { status: 202, body: 'ok' };
}

/** Like Sentry's relay: key, envelope header, then items with a header and a payload each. */
async function takeEnvelope(request: IncomingMessage): Promise<Answer> {
  const body = await text(request);
  const auth = String(request.headers['x-sentry-auth']);
  if (!auth.startsWith('Sentry ') || !auth.includes(`sentry_key=${key}`))
    return refuse(403, 'bad sentry key');
  const [head = '', ...items] = body.trimEnd().split('\n');
  const { event_id: id } = JSON.parse(head);
  if (!/^[0-9a-f]{32}$/.test(id)) return refuse(400, 'an envelope has no event id');
  for (let index = 0; index < items.length; index += 2) {
    const { type } = JSON.parse(items[index] ?? '');
    if (type !== 'event') return refuse(400, `an item of type ${type}`);
    const event = JSON.parse(items[index + 1] ?? '');
    if (event.event_id !== id) return refuse(400, 'an event has another id than its envelope');
    reports.push({ event, raw: body, headers: request.headers });
  }
  return { status: 200, body: { id } };
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const asked = `${request.method} ${request.url}`;
  if (asked === 'POST /api/event') return takePageView(request);
  if (/^POST \/api\/\d+\/envelope\/$/.test(asked)) return takeEnvelope(request);
  if (asked === 'GET /_sim/state') return { status: 200, body: { pageViews, reports, refused } };
  return refuse(404, asked);
}

/** Receives page views like Plausible and error reports like Sentry, and shows tests what arrived. */
const server = createServer(async (request, response) => {
  const { status, body } = await answer(request).catch((error: Error) =>
    refuse(400, error.message),
  );
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
server.listen(port, '127.0.0.1', () => {
  // A TCP server has an address of this type.
  const { port: taken } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${taken}\n`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
