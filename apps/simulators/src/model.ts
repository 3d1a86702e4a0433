import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { readModelConfig } from './config.ts';
import { asChat, asMessage } from './model/anthropic.ts';
import { complete } from './model/complete.ts';
import { makeOrders, orderIn } from './model/faults.ts';
import { type ChatRequest, type HttpAnswer, refused } from './model/wire.ts';

const { port, apiKey, model } = readModelConfig();
const orders = makeOrders();
/** What it was sent, for tests that want to see it; the newest last. */
const heard: unknown[] = [];
const REMEMBERED = 50;

function remember({ headers }: IncomingMessage, body: unknown): void {
  heard.push({ headers, body });
  if (heard.length > REMEMBERED) heard.shift();
}

async function chat(request: IncomingMessage): Promise<HttpAnswer | 'never'> {
  const body: ChatRequest = JSON.parse(await text(request));
  remember(request, body);
  if (request.headers.authorization !== `Bearer ${apiKey}`)
    return refused(401, 'invalid_api_key', 'Incorrect API key provided');
  if (body.model !== model)
    return refused(404, 'model_not_found', `The model '${body.model}' does not exist`);
  return complete(body, orders.next());
}

/** The same model at the other vendor's counter. */
async function messages(request: IncomingMessage): Promise<HttpAnswer | 'never'> {
  const body = JSON.parse(await text(request));
  remember(request, body);
  const told = asChat(body);
  const answer = async () => {
    if (request.headers['x-api-key'] !== apiKey)
      return refused(401, 'authentication_error', 'invalid x-api-key');
    if (told.model !== model) return refused(404, 'not_found_error', `model: ${told.model}`);
    return complete(told, orders.next());
  };
  const answered = await answer();
  return answered === 'never' ? answered : asMessage(model, answered);
}

/** Not of the vendor: how a test makes it misbehave, and sees what it was asked. */
async function control(request: IncomingMessage): Promise<HttpAnswer> {
  if (request.method === 'GET') return { status: 200, body: { heard } };
  if (request.method === 'PUT') orders.set(orderIn(await text(request)));
  else orders.set(undefined);
  return { status: 200, body: {} };
}

async function answer(request: IncomingMessage): Promise<HttpAnswer | 'never'> {
  switch (`${request.method} ${request.url}`) {
    case 'POST /v1/chat/completions':
      return chat(request);
    case 'POST /v1/messages':
      return messages(request);
    case 'GET /v1/models':
      return { status: 200, body: { object: 'list', data: [{ id: model, object: 'model' }] } };
    case 'GET /control':
    case 'PUT /control':
    case 'DELETE /control':
      return control(request);
    default:
      return refused(404, 'not_found', 'Unknown request URL');
  }
}

/** A language model that knows nothing, says so in the wire formats of OpenAI and Anthropic, and fails when it is told to. */
const server = createServer(async (request, response) => {
  const answered = await answer(request).catch((error: Error) =>
    refused(400, 'invalid_request_error', error.message),
  );
  if (answered === 'never') return;
  response
    .writeHead(answered.status, { 'content-type': 'application/json', ...answered.headers })
    .end(JSON.stringify(answered.body));
});
server.listen(port, '127.0.0.1');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
